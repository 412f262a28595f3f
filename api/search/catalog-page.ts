import { type Bitset, countBits, intersect, subtract } from './bitset';
import { takeCopy, takeEmpty } from './bitset-pool';
import { goodsSets } from './bitset-sets';
import type { CatalogPage, CatalogQuery } from './catalog-query';
import type { CatalogState } from './catalog-state';
import { countFacets } from './facet-counts';
import { filterGroups, fixedSet } from './filter-sets';
import { takePage } from './ranking-page';
import { type GoodsSearch, searchGoods } from './search-goods';
import type { Starts } from './term-expansion';
import type { TextMatch } from './text-search';

export function findPage(state: CatalogState, query: CatalogQuery): CatalogPage {
  const { rankings, attributeOf } = state;
  const goods = findGoods(state, query);
  return {
    ids: pageOf(state, goods, query),
    count: goods.found.count,
    corrected: goods.match?.corrected ?? null,
    facets: countFacets({
      ...goods,
      attributeOf,
      byPrice: { up: rankings.price_asc, down: rankings.price_desc },
    }),
  };
}

/** The same goods without their facets, which are most of the work. */
export function findGoodsPage(
  state: CatalogState,
  query: CatalogQuery,
): Pick<CatalogPage, 'ids' | 'count'> {
  const goods = findGoods(state, query);
  return { ids: pageOf(state, goods, query), count: goods.found.count };
}

function findGoods(state: CatalogState, query: CatalogQuery) {
  const { pool, attributeOf, store, tags } = state;
  const sources = { store, tags, pool };
  const match = matchText(state, query.text);
  const base = fixedSet(sources, query);
  if (match) intersect(base, match.tiers[1]);

  const groups = filterGroups(sources, query, { base, attributeOf });
  const set = takeCopy(pool, base);
  for (const group of groups) intersect(set, group.set);
  return { sources, match, base, groups, found: { set, count: countBits(set) } };
}

function pageOf(
  state: CatalogState,
  { match, found }: ReturnType<typeof findGoods>,
  query: CatalogQuery,
): number[] {
  const docIds =
    match && !query.sort
      ? pageOfTiers(state, { set: found.set, exact: match.tiers[0] }, query)
      : takePage(state.rankings[query.sort ?? 'popular'], { ...found, ...window(query) });
  return idsOf(state, docIds);
}

export function idsOf({ store }: CatalogState, docIds: number[]): number[] {
  return docIds.map((docId) => store.columns.id[docId] ?? 0);
}

type Tiers = { set: Bitset; exact: Bitset };

/** Exact matches first; popular goods first within each tier. */
export function pageOfTiers(
  { pool, rankings }: CatalogState,
  { set, exact }: Tiers,
  query: { page: number; size: number },
): number[] {
  const first = takeCopy(pool, set);
  intersect(first, exact);
  const second = takeCopy(pool, set);
  subtract(second, exact);
  const { offset, size } = window(query);
  const count = countBits(first);
  const page = takePage(rankings.popular, { set: first, count, offset, size });
  const rest = {
    set: second,
    count: countBits(second),
    offset: Math.max(0, offset - count),
    size: size - page.length,
  };
  return [...page, ...takePage(rankings.popular, rest)];
}

/** Null when nothing is searched for; a text without any word finds nothing. */
function matchText(state: CatalogState, text = ''): TextMatch<Bitset> | null {
  if (text.trim() === '') return null;
  const nothing = takeEmpty(state.pool);
  const found = searchGoods(goodsSearch(state, 'unknown'), text);
  return found ?? { tiers: [nothing, nothing], corrected: null };
}

export function goodsSearch(state: CatalogState, starts: Starts): GoodsSearch<Bitset> {
  const { names: index, pool, tags, options, categories } = state;
  const sets = goodsSets({ index, pool, tags });
  return { vocabulary: index.vocabulary, sets, starts, options, categories };
}

function window({ page, size }: { page: number; size: number }) {
  return { offset: Math.max(0, page - 1) * size, size };
}
