import { type Bitset, countBits, intersect, subtract } from './bitset';
import { takeCopy, takeEmpty } from './bitset-pool';
import type { CatalogPage, CatalogQuery } from './catalog-query';
import type { CatalogState } from './catalog-state';
import { countFacets } from './facet-counts';
import { filterGroups, fixedSet } from './filter-sets';
import { takePage } from './ranking-page';
import { searchGoods } from './search-goods';
import type { TextMatch } from './text-search';

export function findPage(state: CatalogState, query: CatalogQuery): CatalogPage {
  const { pool, rankings, attributeOf, store } = state;
  const sources = { store, tags: state.tags, pool };
  const match = matchText(state, query.text);
  const base = fixedSet(sources, query);
  if (match) intersect(base, match.tiers[1]);

  const groups = filterGroups(sources, query, { base, attributeOf });
  const set = takeCopy(pool, base);
  for (const group of groups) intersect(set, group.set);
  const found = { set, count: countBits(set) };

  const docIds =
    match && !query.sort
      ? pageOfTiers(state, { set, exact: match.tiers[0] }, query)
      : takePage(rankings[query.sort ?? 'popular'], { ...found, ...window(query) });
  return {
    ids: idsOf(state, docIds),
    count: found.count,
    corrected: match?.corrected ?? null,
    facets: countFacets({
      sources,
      found,
      base,
      groups,
      attributeOf,
      byPrice: { up: rankings.price_asc, down: rankings.price_desc },
    }),
  };
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
function matchText(state: CatalogState, text = ''): TextMatch | null {
  if (text.trim() === '') return null;
  const nothing = takeEmpty(state.pool);
  return searchGoods(state, text, 'unknown') ?? { tiers: [nothing, nothing], corrected: null };
}

function window({ page, size }: { page: number; size: number }) {
  return { offset: Math.max(0, page - 1) * size, size };
}
