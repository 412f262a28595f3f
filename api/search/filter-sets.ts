import { type Bitset, insert, intersect, lowestBit, word } from './bitset';
import { type Scratch, takeCopy, takeEmpty } from './bitset-pool';
import type { CatalogFilter } from './catalog-query';
import type { Shelf } from './column-store';
import { uniteWith } from './postings';
import type { TagKind, Tags } from './tags';

export type Sources = { shelf: Shelf; tags: Tags; scratch: Scratch };

/** A filter whose own facet is counted without it. */
export type FilterGroup = { of: 'price' | 'categories' | { attribute: unknown }; set: Bitset };

/** What all facets are counted under, free text aside. */
export function fixedSet({ shelf, tags, scratch }: Sources, filter: CatalogFilter): Bitset {
  const base = takeCopy(scratch, shelf.alive);
  const single: [TagKind, number | undefined][] = [
    ['categories', filter.menu],
    ['collections', filter.collection],
    ['sales', filter.sale],
  ];
  for (const [kind, id] of single) {
    if (id !== undefined) intersect(base, anyOf({ shelf, tags, scratch }, kind, [id]));
  }
  if (filter.discounted) intersect(base, shelf.discounted);
  if (filter.express) intersect(base, shelf.express);
  return base;
}

/** The attribute of a value. */
export type GroupOf = (valueId: number) => number | undefined;

/** Values of one attribute are one group: any of them will do. */
export function filterGroups(
  sources: Sources,
  filter: CatalogFilter,
  { base, attributeOf }: { base: Bitset; attributeOf: GroupOf },
): FilterGroup[] {
  const groups: FilterGroup[] = [];
  if (filter.priceMin !== undefined || filter.priceMax !== undefined) {
    groups.push({ of: 'price', set: pricedBetween(sources, filter, base) });
  }
  if (filter.categories?.length) {
    groups.push({ of: 'categories', set: anyOf(sources, 'categories', filter.categories) });
  }
  for (const [attribute, ids] of grouped(filter.values ?? [], attributeOf)) {
    groups.push({ of: { attribute }, set: anyOf(sources, 'values', ids) });
  }
  return groups;
}

function grouped(ids: number[], groupOf: GroupOf): Map<unknown, number[]> {
  const groups = new Map<unknown, number[]>();
  for (const id of ids) groups.set(groupOf(id), [...(groups.get(groupOf(id)) ?? []), id]);
  return groups;
}

function anyOf({ tags, scratch }: Sources, kind: TagKind, ids: number[]): Bitset {
  const set = takeEmpty(scratch);
  for (const id of ids) {
    const slot = tags.slots[kind].get(id);
    if (slot !== undefined) uniteWith(set, tags.inverted.postings, slot);
  }
  return set;
}

/** Only words that have anything of `within` are looked at. */
function pricedBetween(
  { shelf, scratch }: Sources,
  { priceMin, priceMax }: CatalogFilter,
  within: Bitset,
): Bitset {
  const set = takeEmpty(scratch);
  const prices = shelf.columns.price;
  const min = priceMin ?? Number.NEGATIVE_INFINITY;
  const max = priceMax ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i < set.length; i++) {
    for (let bits = word(within, i); bits !== 0; bits &= bits - 1) {
      const ordinal = (i << 5) + lowestBit(bits);
      const price = prices[ordinal] ?? 0;
      if (price >= min && price <= max) insert(set, ordinal);
    }
  }
  return set;
}
