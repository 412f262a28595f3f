import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ProductVersion } from '@/api/catalog/read-products';
import { isShowable, shownFirst } from '@/api/catalog/shown-variant';
import { isOneOf } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { products, productValues, revisions, variants } from '@/api/db/schema/catalog';
import type { Text } from '@/api/db/schema/column';
import { collectionProducts, saleProducts } from '@/api/db/schema/showcase';
import { withoutLimits } from '@/api/db/silence-limit';
import { inTransaction } from '@/api/db/transaction';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import { recordOf, type StoredFlag, storedFlags } from '@/lib/domain/product/catalog-flags';
import { currentPrice, discountPercent } from '@/lib/domain/product/discount';
import { brandAmong, type Taxonomy } from './taxonomy';

export const TAXONOMY_REVISION = 'taxonomy';

/**
 * Returns the transaction horizon: every transaction with a smaller number has ended, so its writes
 * are visible.
 */
export async function readHorizon(db: Db): Promise<number> {
  const [row] = await rowsOf<{ horizon: string }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return Number(row?.horizon);
}

/**
 * Builds the condition for rows written by transaction `since` or a later one. Rows restored from
 * another server carry that server's transaction numbers, which can be ahead of those of this
 * server. Such rows match once this server reaches their numbers.
 */
function changedSince(column: PgColumn, since: number): SQL {
  return sql`${column} >= ${since}
    and ${column} < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
}

/** Returns whether the taxonomy may have changed since the horizon `since`. */
export async function hasNewTaxonomy(db: Db, since: number): Promise<boolean> {
  const rows = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.name, TAXONOMY_REVISION), changedSince(revisions.changedIn, since)))
    .limit(1);
  return rows.length > 0;
}

/** Returns ids of products that changed since `since`, at most `limit`. */
export async function changedIds(db: Db, since: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(changedSince(products.changedIn, since))
    .orderBy(asc(products.changedIn), asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Reads products for sale with an id above `id`. The statement timeout for shopper requests does
 * not apply, because a batch may take longer on a busy server. Each batch has its own transaction,
 * so that the embedded database can run other statements in between.
 */
export function docsAfter(db: Db, id: number, limit: number): Promise<DocRow[]> {
  return inTransaction(db, async (tx) => {
    await withoutLimits(tx);
    const condition = sql`${products.id} > ${id} and ${products.withdrawnAt} is null`;
    return rowsOf(tx, docRows(condition, sql`${products.id} limit ${limit}`));
  });
}

/** Reads these products, including withdrawn ones. */
export function docsOf(db: Db, ids: number[]): Promise<DocRow[]> {
  const condition = isOneOf(products.id, ids);
  return rowsOf(db, docRows(condition, sql`${products.id} limit ${ids.length}`));
}

export type Since = { since: number; after: ProductVersion | undefined; limit: number };

export function docsChangedSince(db: Db, since: Since): Promise<DocRow[]> {
  return rowsOf(db, changedRows(since));
}

/**
 * Builds the query for the products that changed since `since`, including withdrawn ones, in the
 * order of their changes.
 */
export function changedRows(since: Since): SQL {
  return docRows(changedAfter(since), inOrder(since));
}

/** Reads only the ids and versions of the changed products, in the order of their changes. */
export function changedPlaces(db: Db, since: Since): Promise<ProductVersion[]> {
  return rowsOf<ProductVersion>(
    db,
    sql`select ${products.id}, ${products.changedIn}::float8 as "changedIn" from ${products}
      where ${changedAfter(since)} order by ${inOrder(since)}`,
  );
}

function changedAfter({ since, after }: Since): SQL | undefined {
  return and(changedSince(products.changedIn, since), after && beyond(after));
}

function inOrder({ limit }: Since): SQL {
  return sql`${products.changedIn}, ${products.id} limit ${limit}`;
}

/**
 * Builds the condition for products after this one. It compares both columns as one row value,
 * because with two conditions joined by OR, the index scan would start from the beginning.
 */
function beyond({ changedIn, id }: ProductVersion): SQL {
  return sql`(${products.changedIn}, ${products.id}) > (${changedIn}, ${id})`;
}

export type DocRow = Record<StoredFlag, boolean> & {
  id: number;
  article: string;
  uz: string;
  ru: string;
  category: number;
  popularity: number;
  rating: number;
  isNew: boolean;
  createdAt: number;
  isWithdrawn: boolean;
  changedIn: number;
  price: number;
  discountedPrice: number | null;
  stock: number;
  /** Maps attribute ids to value ids. */
  options: Record<string, number>;
  /** Ids separated by commas. */
  values: string;
  collections: string;
  sales: string;
};

const flagColumns = sql.join(
  storedFlags.map(({ name }) => products[name]),
  sql`, `,
);

/**
 * Builds the query for the rows, with all columns as plain numbers and strings. Startup reads up to
 * a million rows, and creating the query builder's objects, dates and arrays would take longer than
 * indexing.
 */
function docRows(condition: SQL | undefined, order: SQL): SQL {
  return sql`select ${products.id}, ${products.article}, ${products.name}->>'uz' as uz,
      ${products.name}->>'ru' as ru, ${products.categoryId} as category, ${products.popularity},
      ${products.rating}, ${flagColumns}, ${products.isNew} as "isNew",
      floor(extract(epoch from ${products.createdAt}) * 1000)::float8 as "createdAt",
      ${products.withdrawnAt} is not null as "isWithdrawn",
      ${products.changedIn}::float8 as "changedIn",
      shown.price::float8, shown.discounted_price::float8 as "discountedPrice",
      shown.stock, shown.options,
      ${textOf(idsOf(productValues.valueId, productValues))} as values,
      ${textOf(idsOf(collectionProducts.collectionId, collectionProducts))} as collections,
      ${textOf(idsOf(saleProducts.saleId, saleProducts))} as sales
    from ${products} join lateral (
      select price, discounted_price, stock, options from ${variants} where ${isShowable}
      order by ${sql.join(shownFirst, sql`, `)} limit 1) as shown on true
    where ${condition} order by ${order}`;
}

export function idsOf(column: PgColumn, { productId }: { productId: PgColumn }) {
  return sql<
    number[]
  >`array(select ${column} from ${column.table} where ${productId} = ${products.id})`;
}

function textOf(ids: SQL): SQL {
  return sql`array_to_string(${ids}, ',')`;
}

/** Converts a row to the product data that the search indexes. The price includes any discount. */
export function toDoc(row: DocRow, taxonomy: Taxonomy): CatalogDoc {
  const priced = { price: row.price, discounted_price: row.discountedPrice };
  const values = idsIn(row.values);
  return {
    id: row.id,
    categories: taxonomy.categories.get(row.category)?.path ?? [],
    values,
    collections: idsIn(row.collections),
    sales: idsIn(row.sales),
    price: currentPrice(priced),
    discountPercent: discountPercent(priced),
    isNew: row.isNew,
    ...recordOf(storedFlags, ({ name }) => row[name]),
    inStock: row.stock > 0,
    popularity: row.popularity,
    rating: row.rating,
    createdAt: row.createdAt,
    names: [row.uz, row.ru, ...namesOf(brandAmong(taxonomy, values)), row.article],
  };
}

function idsIn(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number);
}

function namesOf(brand: Text | null): string[] {
  if (!brand) return [];
  return brand.uz === brand.ru ? [brand.uz] : [brand.uz, brand.ru];
}
