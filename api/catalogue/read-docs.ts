import { and, asc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '@/api/db/database';
import { products, productValues, revisions, variants } from '@/api/db/schema/catalog';
import { collectionProducts, saleProducts } from '@/api/db/schema/showcase';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import { currentPrice, discountPercent } from '@/lib/domain/discount';
import { BRAND_KEY } from './attribute-keys';
import { isShowable, shownFirst } from './shown-variant';
import type { Taxonomy } from './taxonomy';

export const TAXONOMY_REVISION = 'taxonomy';

/** Every transaction with a smaller number has ended, so its writes are visible. */
export async function readHorizon(db: Db): Promise<number> {
  const [row] = await rowsOf<{ horizon: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return Number(row?.horizon);
}

/**
 * Whether a transaction from `since` on wrote the row. Rows restored from another server carry its
 * numbers, which may lie in the future: those count when this server's transactions get there.
 */
function changedSince(column: PgColumn, since: number): SQL {
  return sql`${column} >= ${since}
    and ${column} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
}

export async function hasNewTaxonomy(db: Db, since: number): Promise<boolean> {
  const rows = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.name, TAXONOMY_REVISION), changedSince(revisions.changedIn, since)))
    .limit(1);
  return rows.length > 0;
}

export function docsAfter(db: Db, id: number, limit: number) {
  return docRows(db)
    .where(and(gt(products.id, id), isNull(products.withdrawnAt)))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** These products, withdrawn ones included. */
export function docsOf(db: Db, ids: number[]) {
  return docRows(db).where(inArray(products.id, ids)).limit(ids.length);
}

export type Place = { changedIn: number; id: number };

/** Products changed since, withdrawn ones included, in the order of their changes. */
export function docsChangedSince(
  db: Db,
  { since, after, limit }: { since: number; after: Place | undefined; limit: number },
) {
  return docRows(db)
    .where(and(changedSince(products.changedIn, since), after && beyond(after)))
    .orderBy(asc(products.changedIn), asc(products.id))
    .limit(limit);
}

/** As a row: of two conditions joined by OR the index would read all that was read before. */
function beyond({ changedIn, id }: Place): SQL {
  return sql`(${products.changedIn}, ${products.id}) > (${changedIn}, ${id})`;
}

function docRows(db: Db) {
  const shown = db
    .select({
      price: variants.price,
      discountedPrice: variants.discountedPrice,
      stock: variants.stock,
      options: variants.options,
    })
    .from(variants)
    .where(isShowable)
    .orderBy(...shownFirst)
    .limit(1)
    .as('shown');

  return db
    .select({
      id: products.id,
      article: products.article,
      name: products.name,
      categoryId: products.categoryId,
      popularity: products.popularity,
      rating: products.rating,
      express: products.express,
      isNew: products.isNew,
      createdAt: products.createdAt,
      withdrawnAt: products.withdrawnAt,
      changedIn: products.changedIn,
      price: shown.price,
      discountedPrice: shown.discountedPrice,
      stock: shown.stock,
      options: shown.options,
      values: idsOf(productValues.valueId, productValues),
      collections: idsOf(collectionProducts.collectionId, collectionProducts),
      sales: idsOf(saleProducts.saleId, saleProducts),
    })
    .from(products)
    .innerJoinLateral(shown, sql`true`)
    .$dynamic();
}

export function idsOf(column: PgColumn, { productId }: { productId: PgColumn }) {
  return sql<
    number[]
  >`array(select ${column} from ${column.table} where ${productId} = ${products.id})`;
}

export type DocRow = Awaited<ReturnType<typeof docsAfter>>[number];

export function toDoc(row: DocRow, taxonomy: Taxonomy): CatalogDoc {
  const priced = { price: row.price, discounted_price: row.discountedPrice };
  return {
    id: row.id,
    categories: taxonomy.categories.get(row.categoryId)?.path ?? [],
    values: row.values,
    collections: row.collections,
    sales: row.sales,
    price: currentPrice(priced),
    discountPercent: discountPercent(priced),
    isNew: row.isNew,
    express: row.express,
    inStock: row.stock > 0,
    popularity: row.popularity,
    rating: row.rating,
    createdAt: row.createdAt.getTime(),
    names: [row.name.uz, row.name.ru, ...brandNames(row.values, taxonomy), row.article],
  };
}

function brandNames(ids: number[], { attributes, values }: Taxonomy): string[] {
  const found = ids
    .map((id) => values.get(id))
    .find((value) => value && attributes.get(value.attributeId)?.key === BRAND_KEY);
  return found ? [...new Set([found.value.uz, found.value.ru])] : [];
}
