import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { media as mediaTable } from '@/api/db/schema/catalog';
import { takePicture } from '@/api/import/pictures';
import type { MediaStore } from '@/api/media/media-store';
import { isUpload } from '@/api/media/picture-bytes';
import type { Content } from './document';

type Named = { place: string; name: string };
type Taking = { db: Db; media: MediaStore; file: string; dryRun: boolean };
type Taken = { content: Content; faults: string[] };

/** The file with each picture by its address in the shop: what it has already, or takes in now. */
export async function takePictures(content: Content, taking: Taking): Promise<Taken> {
  const named = picturesOf(content);
  const known = await knownPictures(taking.db, named);
  const paths = new Map<string, string>();
  const faults: string[] = [];
  for (const { place, name } of named) {
    const path = paths.get(name) ?? (await pathOf(name, known, taking));
    if (path === null) faults.push(`${place}: no picture in ${name}`);
    else paths.set(name, path);
  }
  return { content: withPaths(content, (name) => paths.get(name) ?? name), faults };
}

async function pathOf(
  name: string,
  known: Set<string>,
  { media, file, dryRun }: Taking,
): Promise<string | null> {
  const isKnown = known.has(name) || (isUpload(name) && (await media.has(name)));
  return isKnown ? name : takePicture(name, { from: dirname(file), media, dryRun });
}

async function knownPictures(db: Db, named: Named[]): Promise<Set<string>> {
  const names = JSON.stringify(named.map(({ name }) => name));
  const rows = await rowsOf<{ path: string }>(
    db,
    sql`select path from ${mediaTable}
      where path in (select jsonb_array_elements_text(${names}::jsonb))`,
  );
  return new Set(rows.map(({ path }) => path));
}

function picturesOf(content: Content): Named[] {
  const { banners = [], groups = [], team = [], partners = [], branches = [] } = content;
  const one = (place: string, name = ''): Named[] => (name ? [{ place, name }] : []);
  return [
    ...groups.flatMap(({ posts }, at) =>
      posts.flatMap(({ image }, of) => one(`groups[${at}].posts[${of}].image`, image)),
    ),
    ...team.flatMap(({ image }, at) => one(`team[${at}].image`, image)),
    ...partners.flatMap(({ image }, at) => one(`partners[${at}].image`, image)),
    ...branches.flatMap(({ images }, at) =>
      images.flatMap((image, of) => one(`branches[${at}].images[${of}]`, image)),
    ),
    ...banners.flatMap(({ image, image_mobile }, at) => [
      ...one(`banners[${at}].image`, image),
      ...one(`banners[${at}].image_mobile`, image_mobile),
    ]),
  ];
}

function withPaths(content: Content, pathOf: (name: string) => string): Content {
  const withImage = <Item extends { image: string }>(item: Item) => ({
    ...item,
    image: pathOf(item.image),
  });
  const { banners, groups, team, partners, branches } = content;
  return {
    ...content,
    ...(groups && {
      groups: groups.map((group) => ({ ...group, posts: group.posts.map(withImage) })),
    }),
    ...(team && { team: team.map(withImage) }),
    ...(partners && { partners: partners.map(withImage) }),
    ...(branches && {
      branches: branches.map((branch) => ({ ...branch, images: branch.images.map(pathOf) })),
    }),
    ...(banners && {
      banners: banners.map(({ image_mobile: narrow, ...banner }) => ({
        ...withImage(banner),
        ...(narrow !== undefined && { image_mobile: pathOf(narrow) }),
      })),
    }),
  };
}
