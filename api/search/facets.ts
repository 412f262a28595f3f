import { type Bitset, countBits, countShared, intersect } from './bitset';
import { type Scratch, takeCopy } from './bitset-pool';
import type { CatalogFacets, IdCount } from './catalog-query';
import type { FilterGroup, GroupOf, Sources } from './filter-sets';
import type { Ranking } from './ranking';
import { takePage } from './ranking-page';
import type { TagKind, Tags } from './tags';
import { type Counted, countSlots, recountSlots } from './term-counts';

export type FacetRequest = {
  sources: Sources;
  /** What all filters leave, and what all but those of the groups leave. */
  found: Counted;
  base: Bitset;
  groups: FilterGroup[];
  attributeOf: GroupOf;
  byPrice: { up: Ranking; down: Ranking };
};

export function countFacets(request: FacetRequest): CatalogFacets {
  const { sources, found, base, groups } = request;
  const { shelf, tags, scratch } = sources;
  const all = { set: shelf.alive, count: shelf.ordinals.size };
  const counts = countSlots(tags, found, all);
  const others = allButOne(base, groups, scratch);
  let priced = found;
  for (const [i, set] of others.entries()) {
    const of = groups[i]?.of;
    const counted = { set, count: countBits(set) };
    if (of === 'price') priced = counted;
    else recountSlots(tags, slotsIn(request, of), { counts, counted, all });
  }
  return {
    price: priceRange(request, priced),
    categories: listed(tags, 'categories', counts),
    attributes: listed(tags, 'attributes', counts),
    values: listed(tags, 'values', counts),
    discounted: countShared(found.set, shelf.discounted),
    express: countShared(found.set, shelf.express),
  };
}

function slotsIn({ sources, attributeOf }: FacetRequest, of: FilterGroup['of'] | undefined) {
  const { slots } = sources.tags;
  if (of === 'categories') return [...slots.categories.values()];
  return [...slots.values]
    .filter(([id]) => typeof of === 'object' && attributeOf(id) === of.attribute)
    .map(([, slot]) => slot);
}

function priceRange({ sources, byPrice }: FacetRequest, priced: Counted) {
  const priceOfFirst = (ranking: Ranking) => {
    const [first] = takePage(ranking, { ...priced, offset: 0, size: 1 });
    return first === undefined ? 0 : (sources.shelf.columns.price[first] ?? 0);
  };
  return { min: priceOfFirst(byPrice.up), max: priceOfFirst(byPrice.down) };
}

function listed(tags: Tags, kind: TagKind, counts: Uint32Array): IdCount[] {
  const list: IdCount[] = [];
  for (const [id, slot] of tags.slots[kind]) {
    const count = counts[slot] ?? 0;
    if (count > 0) list.push({ id, count });
  }
  return list;
}

/** For each group what the base and all other groups leave, in three passes for any number. */
function allButOne(base: Bitset, groups: FilterGroup[], scratch: Scratch): Bitset[] {
  const before = takeCopy(scratch, base);
  const others = groups.map(({ set }) => {
    const kept = takeCopy(scratch, before);
    intersect(before, set);
    return kept;
  });
  const after = takeCopy(scratch, base);
  for (const [i, kept] of [...others.entries()].toReversed()) {
    intersect(kept, after);
    const own = groups[i];
    if (own) intersect(after, own.set);
  }
  return others;
}
