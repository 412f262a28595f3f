import { isNull, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { products } from '@/api/db/schema/catalog';
import type {
  CatalogFacets,
  CatalogPage,
  CatalogQuery,
  CatalogSort,
  IdCount,
} from '@/api/search/catalog-query';
import { suggestedCategories } from '@/api/search/catalog-suggest';
import { createCategoryNames } from '@/api/search/category-names';
import { noFacets } from '@/api/search/engine/engine-facets';
import type { GoodsPage, SearchPort } from '@/api/search/search-port';
import { currentPrice, discountPercent } from '@/lib/domain/discount';
import { findCandidates, tookTooLong } from './candidates';
import { memoizeFor } from './memoize-for';
import { namedCategories } from './named-in-texts';
import type { Taxonomy } from './taxonomy';

const COUNTS_MS = 60_000;

/**
 * Lists for the time when the index is not there, in memory or in an engine: of their facets they have the price and the flags,
 * as far as they have the goods.
 */
export function databaseSearch(db: Db, taxonomy: () => Taxonomy): SearchPort {
  const counts = memoizeFor(COUNTS_MS, () => countGoods(db, taxonomy()));
  const list = (query: CatalogQuery) => listOf(db, taxonomy(), query).catch(orNothing);
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

async function listOf(db: Db, taxonomy: Taxonomy, query: CatalogQuery): Promise<CatalogPage> {
  const { page, size, sort = 'popular', ...filter } = query;
  const candidates = (await findCandidates(db, taxonomy, query))
    .map(toGoods)
    .filter(({ discount }) => !query.discounted || discount > 0);
  const goods = candidates
    .filter((one) => isPriced(one, query))
    .sort((a, b) => compare(a, b, sort));
  const from = Math.max(0, page - 1) * size;
  const isWhole = Object.values(filter).every((one) => one === undefined);
  return {
    ids: goods.slice(from, from + size).map(({ id }) => id),
    count: isWhole ? await countAll(db) : goods.length,
    corrected: null,
    facets: {
      ...noFacets,
      price: rangeOf(candidates.map(({ price }) => price)),
      discounted: goods.filter(({ discount }) => discount > 0).length,
      express: goods.filter(({ express }) => express).length,
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
  const { id, popularity, rating, express, ...priced } = row;
  return {
    ...{ id, popularity, rating, express, createdAt: createdAt.getTime() },
    soldOut: stock > 0 ? 0 : 1,
    price: currentPrice(priced),
    discount: discountPercent(priced),
  };
}

function isPriced({ price }: Goods, query: CatalogQuery): boolean {
  const { priceMin = 0, priceMax = Number.POSITIVE_INFINITY } = query;
  return price >= priceMin && price <= priceMax;
}

const keysOf: Record<CatalogSort, (goods: Goods) => number[]> = {
  popular: ({ soldOut, popularity }) => [soldOut, -popularity],
  new: ({ createdAt }) => [-createdAt],
  price_asc: ({ price }) => [price],
  price_desc: ({ price }) => [-price],
  discount: ({ discount }) => [-discount],
  rating: ({ rating }) => [-rating],
};

function compare(a: Goods, b: Goods, sort: CatalogSort): number {
  const other = [...keysOf[sort](b), b.id];
  const differences = [...keysOf[sort](a), a.id].map((key, i) => key - (other[i] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** What takes too long finds nothing: the index is asked again soon. */
function orNothing(error: unknown): CatalogPage {
  if (tookTooLong(error)) return { ids: [], count: 0, corrected: null, facets: noFacets };
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
