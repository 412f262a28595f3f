import type { Text } from '@/api/db/schema/column';
import { MEDIA_BASE } from '@/lib/constants';
import type { Content, Given } from './document';
import { mapImages } from './html';

/** What a picture that the file names is to be, by its place in the file and its name. */
export type PutPicture = (place: string, name: string) => string;

/** The file with other names for its pictures, also for those in its texts. */
export function mapPictures(content: Content, put: PutPicture): Content {
  const { banners, groups, menu, faq, team, partners, branches } = content;
  return {
    ...content,
    ...(banners && { banners: bannersWith(banners, put) }),
    ...(groups && { groups: groupsWith(groups, put) }),
    ...(menu && { menu: menuWith(menu, put, 'menu') }),
    ...(faq && {
      faq: faq.map((entry, at) => ({
        ...entry,
        answer: textWith(entry.answer, put, `faq[${at}].answer`),
      })),
    }),
    ...(team && { team: team.map((one, at) => withImage(one, put, `team[${at}]`)) }),
    ...(partners && {
      partners: partners.map((one, at) => withImage(one, put, `partners[${at}]`)),
    }),
    ...(branches && {
      branches: branches.map((branch, at) => ({
        ...branch,
        images: branch.images.map((image, of) => put(`branches[${at}].images[${of}]`, image)),
      })),
    }),
  };
}

function withImage<Item extends { image: string }>(item: Item, put: PutPicture, place: string) {
  return { ...item, image: item.image && put(`${place}.image`, item.image) };
}

function bannersWith(banners: Given<'banners'>, put: PutPicture): Given<'banners'> {
  return banners.map(({ image_mobile: narrow, ...banner }, at) => ({
    ...withImage(banner, put, `banners[${at}]`),
    ...(narrow !== undefined && { image_mobile: put(`banners[${at}].image_mobile`, narrow) }),
  }));
}

function groupsWith(groups: Given<'groups'>, put: PutPicture): Given<'groups'> {
  return groups.map((group, of) => ({
    ...group,
    posts: group.posts.map((post, at) => {
      const place = `groups[${of}].posts[${at}]`;
      return {
        ...withImage(post, put, place),
        text: textWith(post.text, put, `${place}.text`),
      };
    }),
  }));
}

function menuWith(menu: Given<'menu'>, put: PutPicture, path: string): Given<'menu'> {
  return menu.map((item, at) => {
    const place = `${path}[${at}]`;
    const { text, children } = item;
    return {
      ...item,
      ...(text && { text: textWith(text, put, `${place}.text`) }),
      ...(children && { children: menuWith(children, put, `${place}.children`) }),
    };
  });
}

/** In a text a picture of the shop has its whole address. */
function textWith({ uz, ru }: Text, put: PutPicture, place: string): Text {
  const base = `${MEDIA_BASE}/`;
  const ofShop = (src: string) => (src.startsWith(base) ? src.slice(base.length) : src);
  const inOne = (html: string, locale: keyof Text) =>
    mapImages(html, (src) => base + put(`${place}.${locale}`, ofShop(src)));
  return { uz: inOne(uz, 'uz'), ru: inOne(ru, 'ru') };
}
