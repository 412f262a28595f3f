import { and, asc, gt, isNull, lte, max, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '@/api/db/database';
import { productImages, products, variants } from '@/api/db/schema/catalog';
import type { Ports } from '@/api/shared/ports';
import type { Data } from '@/lib/contract/contract';
import type { sitemapQuery } from '@/lib/contract/sitemap';
import { productSlug } from '@/lib/domain/text/slug';
import { isShowable } from './shown-variant';

/**
 * Matches products with a variant for sale. This scalar subquery runs per product, whereas
 * PostgreSQL would turn `exists` into a join and scan a whole table.
 */
const hasVariant = sql`(select true from ${variants} where ${isShowable} limit 1)`;

/** Lists products for sale with ids above `after` and up to `until`, in id order. */
export async function listSitemap(
  { db, catalog }: Ports,
  { after, until, size }: z.output<typeof sitemapQuery>,
): Promise<Data<'catalog.sitemap'>> {
  const upTo = until === undefined ? undefined : lte(products.id, until);
  const rows = await db
    .select({ id: products.id, name: products.name, updatedAt: products.updatedAt })
    .from(products)
    .where(and(gt(products.id, after), upTo, isNull(products.withdrawnAt), hasVariant))
    .orderBy(asc(products.id))
    .limit(size);
  const images = await firstImages(db, after, rows.at(-1)?.id ?? after);
  const { search } = await catalog.current();
  const { count } = await search.page({ page: 1, size: 1 });

  return {
    results: rows.map(({ id, name, updatedAt }) => ({
      id,
      slug: productSlug(name.uz, id),
      image: images.get(id) ?? null,
      updated_at: updatedAt.toISOString(),
    })),
    count,
    last: await lastId(db),
  };
}

/**
 * Maps each product in a range of ids to its first image. For a range of ids, PostgreSQL always
 * uses the index.
 */
async function firstImages(db: Db, after: number, last: number): Promise<Map<number, string>> {
  const rows = await db
    .selectDistinctOn([productImages.productId], {
      productId: productImages.productId,
      image: productImages.image,
    })
    .from(productImages)
    .where(and(gt(productImages.productId, after), lte(productImages.productId, last)))
    .orderBy(productImages.productId, asc(productImages.position));
  return new Map(rows.map(({ productId, image }) => [productId, image]));
}

async function lastId(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(products.id) }).from(products);
  return row?.id ?? 0;
}
