import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Taxonomy } from '@/api/catalog/live/taxonomy';
import { isShowable, shownFirst } from '@/api/catalog/shown-variant';
import type { Db } from '@/api/db/database';
import { sqlState } from '@/api/db/failure';
import { products, variants } from '@/api/db/schema/catalog';
import { inTransaction } from '@/api/db/transaction';
import type { CatalogQuery } from '@/api/search/catalog-query';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';
import { candidateFilter, type Naming } from './candidate-filter';

/** Maximum number of products in a list. Sorting more would take too long. */
const CANDIDATES = 2000;
/** Number of products whose names a text search scans: the most popular ones. */
const NAMES_READ = 50_000;
/**
 * Time limit for sorting in the requested order, in milliseconds. The storefront gives up on a page
 * after two seconds.
 */
const OWN_ORDER_MS = 800;
/** SQLSTATE of a canceled statement (`query_canceled`). */
const TOO_LONG = '57014';

/** Returns whether the statement timeout ended the query. */
export function tookTooLong(error: unknown): boolean {
  return sqlState(error) === TOO_LONG;
}

const firsts = { new: products.createdAt, rating: products.rating };

/**
 * Finds the first products of a list sorted by date or rating. For any other order, or if that
 * query times out, it finds the most popular products, because an index sorts them.
 */
export async function findCandidates(
  db: Db,
  taxonomy: Taxonomy,
  query: CatalogQuery,
  naming?: Naming,
) {
  const { sort } = query;
  const by = sort === 'new' || sort === 'rating' ? firsts[sort] : null;
  const wanted = { taxonomy, query, naming };
  if (!by) return firstBy(db, wanted, products.popularity);
  try {
    return await inTransaction(db, async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${OWN_ORDER_MS}`));
      return firstBy(tx, wanted, by);
    });
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    return firstBy(db, wanted, products.popularity);
  }
}

type CandidateQuery = { taxonomy: Taxonomy; query: CatalogQuery; naming: Naming | undefined };

function firstBy(db: Db, { taxonomy, query, naming }: CandidateQuery, by: PgColumn) {
  const candidates = db
    .select({ id: products.id })
    .from(products)
    .where(and(candidateFilter(db, taxonomy, query, naming), query.text ? isRead(db) : undefined))
    .orderBy(desc(by), asc(products.id))
    .limit(CANDIDATES)
    .as('candidates');
  const shown = shownVariant(db);
  return db
    .select({
      id: products.id,
      popularity: products.popularity,
      rating: products.rating,
      ...recordOf(storedFlags, ({ name }) => products[name]),
      createdAt: products.createdAt,
      price: shown.price,
      discounted_price: shown.discountedPrice,
      stock: shown.stock,
    })
    .from(candidates)
    .innerJoin(products, eq(products.id, candidates.id))
    .innerJoinLateral(shown, sql`true`)
    .limit(CANDIDATES);
}

function isRead(db: Db) {
  const popular = db
    .select({ id: products.id })
    .from(products)
    .where(isNull(products.withdrawnAt))
    .orderBy(desc(products.popularity), asc(products.id))
    .limit(NAMES_READ);
  return inArray(products.id, popular);
}

function shownVariant(db: Db) {
  const { price, discountedPrice, stock } = variants;
  return db
    .select({ price, discountedPrice, stock })
    .from(variants)
    .where(isShowable)
    .orderBy(...shownFirst)
    .limit(1)
    .as('shown');
}
