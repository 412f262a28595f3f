import { isNull, sql } from 'drizzle-orm';
import type { Taxonomy } from '@/api/catalog/live/taxonomy';
import { memoizeFor } from '@/api/catalog/memoize-for';
import { namedCategories } from '@/api/catalog/named-in-texts';
import type { Db } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import type {
  CatalogFacets,
  CatalogPage,
  CatalogQuery,
  CatalogSort,
  IdCount,
  ListPlace,
} from '@/api/search/catalog-query';
import { suggestedCategories } from '@/api/search/catalog-suggest';
import { noFacets } from '@/api/search/engine/engine-facets';
import { sortKeys } from '@/api/search/index/sort-keys';
import type { GoodsPage, SearchPort } from '@/api/search/search-port';
import { createCategoryNames } from '@/api/search/words/category-names';
import { possibleSpacings } from '@/api/search/words/respaced';
import { catalogFlags, hasFlag, recordOf } from '@/lib/domain/product/catalog-flags';
import { currentPrice, discountPercent } from '@/lib/domain/product/discount';
import { isBlank } from '@/lib/domain/text/blank-text';
import { isNamedInParts, type Naming } from './candidate-filter';
import { findCandidates, tookTooLong } from './candidates';

const COUNTS_MS = 60_000;

/**
 * Searches the database while neither the index in memory nor the search engine is ready. Facets
 * contain only the price range and the flags, and count only the candidates.
 */
export function databaseSearch(db: Db, taxonomy: () => Taxonomy): SearchPort {
  const counts = memoizeFor(COUNTS_MS, () => countGoods(db, taxonomy()));
  const list = (query: CatalogQuery) => firstList(db, taxonomy(), query).catch(orNothing);
  const page = async (query: CatalogQuery): Promise<GoodsPage> => {
    const { ids, count } = await list(query);
    return { ids, count };
  };
  return {
    page,
    list,
    async suggest(text, limits) {
      const { ids } = await page({ text, page: 1, size: limits.products });
      const goods = new Map((await counts()).map(({ id, count }) => [id, count]));
      const goodsIn = (id: number) => goods.get(id) ?? 0;
      const categories = createCategoryNames(namedCategories(taxonomy()));
      const categoryIds = suggestedCategories(categories, { text, goods: null, goodsIn });
      return { categoryIds: categoryIds.slice(0, limits.categories), productIds: ids };
    },
    categoryCounts: counts,
    categoryFirsts: async () => [],
  };
}

/**
 * Searches for the text as written, then with spaces inserted where product names may have them,
 * then with its compounds split into two words.
 */
async function firstList(db: Db, taxonomy: Taxonomy, query: CatalogQuery): Promise<CatalogPage> {
  const asWritten = await listOf(db, taxonomy, query);
  const { text = '' } = query;
  if (asWritten.count > 0 || isBlank(text)) return asWritten;
  for (const spaced of possibleSpacings(text)) {
    const found = await listOf(db, taxonomy, { ...query, text: spaced });
    if (found.count > 0) return { ...found, corrected: spaced };
  }
  return listOf(db, taxonomy, query, isNamedInParts);
}

async function listOf(
  db: Db,
  taxonomy: Taxonomy,
  query: CatalogQuery,
  naming?: Naming,
): Promise<CatalogPage> {
  const { page, size, sort = 'popular', after: cursor, ...filter } = query;
  // The database has no match tiers, so a cursor that contains a tier is ignored, and `page`
  // applies.
  const after = cursor?.keys.length === sortKeys[sort].length ? cursor : undefined;
  const candidates = (await findCandidates(db, taxonomy, query, naming))
    .map(toGoods)
    .filter((one) => catalogFlags.every(({ name }) => !query[name] || hasFlag(one, name)));
  const goods = candidates
    .filter((one) => isPriced(one, query))
    .sort((a, b) => compare(a, b, sort));
  const from = after
    ? goods.filter((one) => compareTo(one, after, sort) <= 0).length
    : Math.max(0, page - 1) * size;
  const shown = goods.slice(from, from + size);
  const isWhole = Object.values(filter).every((one) => one === undefined);
  return {
    ids: shown.map(({ id }) => id),
    count: isWhole ? await countAll(db) : goods.length,
    corrected: null,
    before: { count: from, idSum: after || from === 0 ? idSum(goods.slice(0, from)) : null },
    last: placeOf(shown.at(-1), sort),
    facets: {
      ...noFacets,
      price: rangeOf(candidates.map(({ price }) => price)),
      ...recordOf(catalogFlags, ({ name }) => goods.filter((one) => hasFlag(one, name)).length),
    },
  };
}

function rangeOf(prices: number[]): CatalogFacets['price'] {
  if (prices.length === 0) return noFacets.price;
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];
type Goods = ReturnType<typeof toGoods>;

function toGoods({ createdAt, stock, ...row }: Candidate) {
  return {
    ...row,
    createdAt: createdAt.getTime(),
    inStock: stock > 0,
    soldOut: stock > 0 ? 0 : 1,
    price: currentPrice(row),
    discountPercent: discountPercent(row),
  };
}

function isPriced({ price }: Goods, query: CatalogQuery): boolean {
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = query;
  return price >= priceMin && price <= priceMax;
}

function compare(a: Goods, b: Goods, sort: CatalogSort): number {
  return compareTo(a, { keys: keysOf(b, sort), id: b.id }, sort);
}

/** Returns a negative number if the product precedes the cursor position. */
function compareTo(goods: Goods, { keys, id }: ListPlace, sort: CatalogSort): number {
  for (const [position, { column, descending }] of sortKeys[sort].entries()) {
    const difference = goods[column] - (keys[position] ?? 0);
    if (difference !== 0) return descending ? -difference : difference;
  }
  return goods.id - id;
}

function keysOf(goods: Goods, sort: CatalogSort): number[] {
  return sortKeys[sort].map(({ column }) => goods[column]);
}

function placeOf(goods: Goods | undefined, sort: CatalogSort): ListPlace | null {
  return goods ? { id: goods.id, keys: keysOf(goods, sort) } : null;
}

function idSum(goods: Goods[]): number {
  return goods.reduce((sum, { id }) => sum + id, 0);
}

const nothing: CatalogPage = {
  ids: [],
  count: 0,
  corrected: null,
  facets: noFacets,
  before: { count: 0, idSum: null },
  last: null,
};

/** Turns a timeout into an empty list; a later request can use the index. */
function orNothing(error: unknown): CatalogPage {
  if (tookTooLong(error)) return nothing;
  throw error;
}

async function countAll(db: Db): Promise<number> {
  return db.$count(products, isNull(products.withdrawnAt));
}

async function countGoods(db: Db, { categories }: Taxonomy): Promise<IdCount[]> {
  const rows = await db
    .select({ category: products.categoryId, count: sql<number>`count(*)::integer` })
    .from(products)
    .where(isNull(products.withdrawnAt))
    .groupBy(products.categoryId);
  const counts = new Map<number, number>();
  for (const { category, count } of rows) {
    for (const id of categories.get(category)?.path ?? []) {
      counts.set(id, (counts.get(id) ?? 0) + count);
    }
  }
  return Array.from(counts, ([id, count]) => ({ id, count }));
}
