import type { CatalogFacets, IdCount } from '@/api/search/catalog-query';
import type { TagKind, Tags } from '@/api/search/words/tags';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { type Bitset, countBits, countShared, intersect } from './bitset';
import { type BitsetPool, takeCopy } from './bitset-pool';
import type { FilterGroup, GroupOf, Sources } from './filter-sets';
import type { Ranking } from './ranking';
import { takePage } from './ranking-page';
import { type Counted, countTerms, recountTerms } from './term-counts';

export type FacetRequest = {
  sources: Sources;
  /** `found` holds the products that pass all filters; `base` ignores the filters in `groups`. */
  found: Counted;
  base: Bitset;
  groups: FilterGroup[];
  attributeOf: GroupOf;
  byPrice: { up: Ranking; down: Ranking };
};

export function countFacets(request: FacetRequest): CatalogFacets {
  const { sources, found, base, groups } = request;
  const { store, tags, pool } = sources;
  const all = { set: store.alive, count: store.docIds.size };
  const counts = countTerms(tags, found, all);
  const others = allButOne(base, groups, pool);
  let priced = found;
  for (const [i, set] of others.entries()) {
    const of = groups[i]?.of;
    const counted = { set, count: countBits(set) };
    if (of === 'price') priced = counted;
    else recountTerms(tags, termIdsIn(request, of), { counts, counted, all });
  }
  return {
    price: priceRange(request, priced),
    categories: toIdCounts(tags, 'categories', counts),
    attributes: toIdCounts(tags, 'attributes', counts),
    values: toIdCounts(tags, 'values', counts),
    ...recordOf(catalogFlags, ({ name }) => countShared(found.set, store.flags[name])),
  };
}

function termIdsIn({ sources, attributeOf }: FacetRequest, of: FilterGroup['of'] | undefined) {
  const { termIds } = sources.tags;
  if (of === 'categories') return [...termIds.categories.values()];
  return [...termIds.values]
    .filter(([id]) => typeof of === 'object' && attributeOf(id) === of.attribute)
    .map(([, termId]) => termId);
}

function priceRange({ sources, byPrice }: FacetRequest, priced: Counted) {
  const priceOfFirst = (ranking: Ranking) => {
    const [first] = takePage(ranking, { ...priced, offset: 0, size: 1 });
    return first === undefined ? 0 : (sources.store.columns.price[first] ?? 0);
  };
  return { min: priceOfFirst(byPrice.up), max: priceOfFirst(byPrice.down) };
}

function toIdCounts(tags: Tags, kind: TagKind, counts: Uint32Array): IdCount[] {
  const list: IdCount[] = [];
  for (const [id, termId] of tags.termIds[kind]) {
    const count = counts[termId] ?? 0;
    if (count > 0) list.push({ id, count });
  }
  return list;
}

/**
 * Returns, for each group, the products that pass the base and every other group, in linear time.
 */
function allButOne(base: Bitset, groups: FilterGroup[], pool: BitsetPool): Bitset[] {
  const before = takeCopy(pool, base);
  const others = groups.map(({ set }) => {
    const passing = takeCopy(pool, before);
    intersect(before, set);
    return passing;
  });
  const after = takeCopy(pool, base);
  for (const [i, passing] of [...others.entries()].toReversed()) {
    intersect(passing, after);
    const own = groups[i];
    if (own) intersect(after, own.set);
  }
  return others;
}
