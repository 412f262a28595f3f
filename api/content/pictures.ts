import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '@/api/db/database';
import { media as mediaTable } from '@/api/db/schema/catalog';
import type { MediaStore } from '@/api/media/media-store';
import { isUpload } from '@/api/media/picture-bytes';
import type { Content } from './document';
import { mapPictures } from './map-pictures';

type Named = { place: string; name: string };
type Resolving = { db: Db; media: MediaStore; pictures: Record<string, string> };
type Resolved = { content: Content; faults: string[] };

/** Lists the image names in a document, each with its path in the document. */
export async function picturesIn(content: Content): Promise<Named[]> {
  const named: Named[] = [];
  await mapPictures(content, (place, name) => {
    named.push({ place, name });
    return name;
  });
  return named;
}

/** Replaces each image name in the document with the path of the stored image. */
export async function resolvePictures(content: Content, taking: Resolving): Promise<Resolved> {
  const named = await picturesIn(content);
  const known = await knownPictures(taking.db, named);
  const paths = new Map<string, string>();
  const faults: string[] = [];
  for (const { place, name } of named) {
    const path = paths.get(name) ?? (await pathOf(name, known, taking));
    if (path === null) faults.push(`${place}: ${name} is missing or is not an image`);
    else paths.set(name, path);
  }
  const mapped = await mapPictures(content, (_, name) => paths.get(name) ?? name);
  return { content: mapped, faults };
}

async function pathOf(
  name: string,
  known: Set<string>,
  { media, pictures }: Resolving,
): Promise<string | null> {
  const isKnown = known.has(name) || (isUpload(name) && (await media.has(name)));
  if (isKnown) return name;
  return Object.hasOwn(pictures, name) ? (pictures[name] ?? null) : null;
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
