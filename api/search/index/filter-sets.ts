import { type CatalogFilter, groupValues } from '@/api/search/catalog-query';
import type { TagKind, Tags } from '@/api/search/words/tags';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { type Bitset, insert, intersect, lowestBit, word } from './bitset';
import { type BitsetPool, takeCopy, takeEmpty } from './bitset-pool';
import { withAnyTag } from './bitset-sets';
import type { ColumnStore } from './column-store';

export type Sources = { store: ColumnStore; tags: Tags; pool: BitsetPool };

/** A filter that does not apply to the counts of its own facet. */
export type FilterGroup = { of: 'price' | 'categories' | { attribute: unknown }; set: Bitset };

/** Returns the products that pass the filters common to all facets, except the text. */
export function fixedSet({ store, tags, pool }: Sources, filter: CatalogFilter): Bitset {
  const base = takeCopy(pool, store.alive);
  const single: [TagKind, number | undefined][] = [
    ['categories', filter.menu],
    ['collections', filter.collection],
    ['sales', filter.sale],
  ];
  for (const [kind, id] of single) {
    if (id !== undefined) intersect(base, withAnyTag({ tags, pool }, kind, [id]));
  }
  for (const { name } of catalogFlags) {
    if (filter[name]) intersect(base, store.flags[name]);
  }
  return base;
}

export type GroupOf = (valueId: number) => number | undefined;

/**
 * Builds a group for the price, one for the categories, and one for each filtered attribute. A
 * product passes an attribute's group if it has at least one of the selected values.
 */
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
    groups.push({ of: 'categories', set: withAnyTag(sources, 'categories', filter.categories) });
  }
  for (const [attribute, ids] of groupValues(filter.values ?? [], attributeOf)) {
    groups.push({ of: { attribute }, set: withAnyTag(sources, 'values', ids) });
  }
  return groups;
}

function pricedBetween(
  { store, pool }: Sources,
  { priceMin, priceMax }: CatalogFilter,
  within: Bitset,
): Bitset {
  const set = takeEmpty(pool);
  const prices = store.columns.price;
  const min = priceMin ?? Number.NEGATIVE_INFINITY;
  const max = priceMax ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i < set.length; i++) {
    for (let bits = word(within, i); bits !== 0; bits &= bits - 1) {
      const docId = (i << 5) + lowestBit(bits);
      const price = prices[docId] ?? 0;
      if (price >= min && price <= max) insert(set, docId);
    }
  }
  return set;
}
