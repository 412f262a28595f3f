import type { CatalogPage, CatalogQuery } from '@/api/search/catalog-query';
import { type GoodsSearch, searchGoods } from '@/api/search/search-goods';
import type { TextMatch } from '@/api/search/text-search';
import type { Starts } from '@/api/search/words/term-expansion';
import { type Bitset, countBits, intersect, subtract } from './bitset';
import { takeCopy, takeEmpty } from './bitset-pool';
import { goodsSets } from './bitset-sets';
import type { CatalogState } from './catalog-state';
import { countFacets } from './facet-counts';
import { filterGroups, fixedSet } from './filter-sets';
import { beforeOf, type OrderedGoods, pageOf, placeOf } from './ordered-goods';

/** Finds a page of products with its facets. */
export function findPage(state: CatalogState, query: CatalogQuery): CatalogPage {
  const { rankings, attributeOf } = state;
  const goods = findGoods(state, query);
  const ordered = orderOf(state, goods, query);
  const docIds = pageOf(ordered, query);
  return {
    ids: idsOf(state, docIds),
    count: goods.found.count,
    corrected: goods.match?.corrected ?? null,
    facets: countFacets({
      ...goods,
      attributeOf,
      byPrice: { up: rankings.price_asc, down: rankings.price_desc },
    }),
    before: beforeOf(ordered, query),
    last: placeOf(ordered, docIds.at(-1)),
  };
}

/** Finds a page without facets. Counting them would take most of the time. */
export function findGoodsPage(
  state: CatalogState,
  query: CatalogQuery,
): Pick<CatalogPage, 'ids' | 'count'> {
  const goods = findGoods(state, query);
  const ids = idsOf(state, pageOf(orderOf(state, goods, query), query));
  return { ids, count: goods.found.count };
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

function orderOf(
  state: CatalogState,
  { match, found }: ReturnType<typeof findGoods>,
  { sort }: CatalogQuery,
): OrderedGoods {
  if (match && !sort) return tiersOf(state, { set: found.set, exact: match.tiers[0] });
  return { ranking: state.rankings[sort ?? 'popular'], tiers: [found] };
}

/** Converts doc ids to product ids. */
export function idsOf({ store }: CatalogState, docIds: number[]): number[] {
  return docIds.map((docId) => store.columns.id[docId] ?? 0);
}

/** Lists exact matches first, and popular products first within each tier. */
export function tiersOf(
  { pool, rankings }: CatalogState,
  { set, exact }: { set: Bitset; exact: Bitset },
): OrderedGoods {
  const first = takeCopy(pool, set);
  intersect(first, exact);
  const second = takeCopy(pool, set);
  subtract(second, exact);
  const tiers = [first, second].map((tier) => ({ set: tier, count: countBits(tier) }));
  return { ranking: rankings.popular, tiers };
}

/**
 * Finds the products that match the search text. Returns `null` without a text. A text without
 * words finds nothing.
 */
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
