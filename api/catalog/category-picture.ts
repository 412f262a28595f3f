import { and, eq, inArray } from 'drizzle-orm';
import type { Catalog } from '@/api/catalog/live/load-catalog';
import type { Db } from '@/api/db/database';
import { productImages } from '@/api/db/schema/catalog';
import { memoizeFor } from './memoize-for';

const PICTURES_MS = 60_000;

type Pictures = Map<number, string>;
const readers = new WeakMap<Catalog, () => Promise<Pictures>>();

/** Maps each category to the first image of its most popular product; cached for a minute. */
export function categoryPictures(db: Db, catalog: Catalog): Promise<Pictures> {
  const read = readers.get(catalog) ?? readerOf(db, catalog);
  readers.set(catalog, read);
  return read();
}

/**
 * An empty result is not cached, because the search returns no products while its index or engine
 * is unavailable.
 */
function readerOf(db: Db, catalog: Catalog): () => Promise<Pictures> {
  return memoizeFor(
    PICTURES_MS,
    () => readPictures(db, catalog),
    ({ size }) => size > 0,
  );
}

async function readPictures(db: Db, { search, taxonomy }: Catalog): Promise<Pictures> {
  const shown = await search.categoryFirsts([...taxonomy.categories.keys()]);
  if (shown.length === 0) return new Map();
  const ids = [...new Set(shown.map(({ product }) => product))];
  const rows = await db
    .select({ product: productImages.productId, image: productImages.image })
    .from(productImages)
    .where(and(inArray(productImages.productId, ids), eq(productImages.position, 0)))
    .limit(ids.length);
  const images = new Map(rows.map(({ product, image }) => [product, image]));
  return new Map(
    shown.flatMap(({ category, product }) => {
      const image = images.get(product);
      return image === undefined ? [] : [[category, image] as const];
    }),
  );
}
