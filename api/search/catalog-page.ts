import { type Bitset, countBits, intersect, subtract } from './bitset';
import { takeCopy, takeEmpty } from './bitset-pool';
import type { CatalogPage, CatalogQuery } from './catalog-query';
import type { CatalogState } from './catalog-state';
import { countFacets } from './facets';
import { filterGroups, fixedSet } from './filter-sets';
import { takePage } from './ranking-page';
import { searchGoods } from './search-goods';
import type { TextMatch } from './text-search';

export function findPage(state: CatalogState, query: CatalogQuery): CatalogPage {
  const { scratch, rankings, attributeOf, shelf } = state;
  const sources = { shelf, tags: state.tags, scratch };
  const match = matchText(state, query.text);
  const base = fixedSet(sources, query);
  if (match) intersect(base, match.tiers[1]);

  const groups = filterGroups(sources, query, { base, attributeOf });
  const set = takeCopy(scratch, base);
  for (const group of groups) intersect(set, group.set);
  const found = { set, count: countBits(set) };

  const ordinals =
    match && !query.sort
      ? pageOfTiers(state, { set, exact: match.tiers[0] }, query)
      : takePage(rankings[query.sort ?? 'popular'], { ...found, ...window(query) });
  return {
    ids: idsOf(state, ordinals),
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

export function idsOf({ shelf }: CatalogState, ordinals: number[]): number[] {
  return ordinals.map((ordinal) => shelf.columns.id[ordinal] ?? 0);
}

type Tiers = { set: Bitset; exact: Bitset };

/** The very words first; within that as by popularity. */
export function pageOfTiers(
  { scratch, rankings }: CatalogState,
  { set, exact }: Tiers,
  query: { page: number; size: number },
): number[] {
  const first = takeCopy(scratch, set);
  intersect(first, exact);
  const second = takeCopy(scratch, set);
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

/** Nothing but blanks is no text; text without a word in it finds nothing. */
function matchText(state: CatalogState, text = ''): TextMatch | null {
  if (text.trim() === '') return null;
  const nothing = takeEmpty(state.scratch);
  return searchGoods(state, text, 'unknown') ?? { tiers: [nothing, nothing], corrected: null };
}

function window({ page, size }: { page: number; size: number }) {
  return { offset: Math.max(0, page - 1) * size, size };
}
