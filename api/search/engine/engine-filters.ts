import { type CatalogFilter, groupValues } from '@/api/search/catalog-query';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { keywords } from './engine-names';
import { allOf, anyOf, type Expression } from './expression';

/** A condition on products. Prices are in UZS. */
export type Condition = { match: Expression; priceMin?: number; priceMax?: number };

export function hasPrice({ priceMin, priceMax }: Condition): boolean {
  return priceMin !== undefined || priceMax !== undefined;
}

export type FilterOf = 'price' | 'categories' | { attribute: number };
/**
 * `groups` holds filters that do not apply to the counts of their own facet; `base` holds all
 * others.
 */
export type Filters = { base: Condition; groups: { of: FilterOf; condition: Condition }[] };

export function filtersOf(
  filter: CatalogFilter,
  { text, attributeOf }: { text: Expression; attributeOf: (valueId: number) => number },
): Filters {
  const groups: Filters['groups'] = [];
  const { priceMin, priceMax, categories, values = [] } = filter;
  if (priceMin !== undefined || priceMax !== undefined) {
    const price = {
      ...(priceMin !== undefined && { priceMin }),
      ...(priceMax !== undefined && { priceMax }),
    };
    groups.push({ of: 'price', condition: { match: '', ...price } });
  }
  if (categories?.length) {
    const match = anyOf(categories.map(keywords.category));
    groups.push({ of: 'categories', condition: { match } });
  }
  for (const [attribute, ids] of groupValues(values, attributeOf)) {
    groups.push({ of: { attribute }, condition: { match: anyOf(ids.map(keywords.value)) } });
  }
  return { base: { match: allOf([text, ...fixedKeywords(filter)]) }, groups };
}

function fixedKeywords({ menu, collection, sale, ...filter }: CatalogFilter) {
  return [
    menu === undefined ? '' : keywords.category(menu),
    collection === undefined ? '' : keywords.collection(collection),
    sale === undefined ? '' : keywords.sale(sale),
    ...catalogFlags.map(({ name, keyword }) => (filter[name] ? keyword : '')),
  ];
}

function both(conditions: Condition[]): Condition {
  const match = allOf(conditions.map((one) => one.match));
  return Object.assign({}, ...conditions, { match });
}

/** Combines the base and all groups except one. */
export function allBut({ base, groups }: Filters, of?: FilterOf): Condition {
  const others = groups.filter((group) => group.of !== of);
  return both([base, ...others.map(({ condition }) => condition)]);
}
