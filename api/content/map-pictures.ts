import type { Text } from '@/api/db/schema/column';
import { MEDIA_BASE } from '@/lib/constants';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';
import type { Content, SectionInput } from './document';
import { mapImages, mapLanguages } from './html';

/** Returns the new name of an image, given its path in the document and its current name. */
export type PutPicture = (place: string, name: string) => string;

type Mapping = { put: PutPicture; pause: () => Promise<void> };

/**
 * Replaces the image names of a document, including those in its texts. It yields between texts, so
 * that a running shop can serve requests.
 */
export async function mapPictures(content: Content, put: PutPicture): Promise<Content> {
  const { banners, categories, groups, menu, faq, team, partners, branches } = content;
  const mapping = { put, pause: pauseInSlices() };
  return {
    ...content,
    ...(banners && { banners: bannersWith(banners, put) }),
    ...(categories && { categories: categoriesWith(categories, put, 'categories') }),
    ...(groups && { groups: await groupsWith(groups, mapping) }),
    ...(menu && { menu: await menuWith(menu, mapping, 'menu') }),
    ...(faq && { faq: await faqWith(faq, mapping) }),
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

function bannersWith(banners: SectionInput<'banners'>, put: PutPicture): SectionInput<'banners'> {
  return banners.map(({ image_mobile: narrow, ...banner }, at) => ({
    ...withImage(banner, put, `banners[${at}]`),
    ...(narrow !== undefined && { image_mobile: put(`banners[${at}].image_mobile`, narrow) }),
  }));
}

function categoriesWith(
  categories: SectionInput<'categories'>,
  put: PutPicture,
  path: string,
): SectionInput<'categories'> {
  return categories.map(({ image, children, ...category }, at) => {
    const place = `${path}[${at}]`;
    return {
      ...category,
      ...(image !== undefined && { image: put(`${place}.image`, image) }),
      ...(children && { children: categoriesWith(children, put, `${place}.children`) }),
    };
  });
}

async function faqWith(faq: SectionInput<'faq'>, mapping: Mapping): Promise<SectionInput<'faq'>> {
  return inOrder(faq, async (entry, at) => ({
    ...entry,
    answer: await textWith(entry.answer, mapping, `faq[${at}].answer`),
  }));
}

async function groupsWith(
  groups: SectionInput<'groups'>,
  mapping: Mapping,
): Promise<SectionInput<'groups'>> {
  return inOrder(groups, async (group, of) => ({
    ...group,
    posts: await inOrder(group.posts, async (post, at) => {
      const place = `groups[${of}].posts[${at}]`;
      return {
        ...withImage(post, mapping.put, place),
        text: await textWith(post.text, mapping, `${place}.text`),
      };
    }),
  }));
}

async function menuWith(
  menu: SectionInput<'menu'>,
  mapping: Mapping,
  path: string,
): Promise<SectionInput<'menu'>> {
  return inOrder(menu, async (item, at) => {
    const place = `${path}[${at}]`;
    const { text, children } = item;
    return {
      ...item,
      ...(text && { text: await textWith(text, mapping, `${place}.text`) }),
      ...(children && { children: await menuWith(children, mapping, `${place}.children`) }),
    };
  });
}

/** Replaces the image names in a text and puts {@link MEDIA_BASE} before each. */
function textWith(text: Text, { put, pause }: Mapping, place: string): Promise<Text> {
  const base = `${MEDIA_BASE}/`;
  const ofShop = (src: string) => (src.startsWith(base) ? src.slice(base.length) : src);
  const inOne = (html: string, locale: keyof Text) =>
    mapImages(html, (src) => base + put(`${place}.${locale}`, ofShop(src)));
  return mapLanguages(text, inOne, pause);
}

async function inOrder<Item>(
  items: readonly Item[],
  map: (item: Item, at: number) => Promise<Item>,
): Promise<Item[]> {
  const mapped: Item[] = [];
  for (const [at, item] of items.entries()) mapped.push(await map(item, at));
  return mapped;
}
