import type { CatalogFacets, IdCount } from '@/api/search/catalog-query';
import { type EngineClient, numberOf } from './engine-client';
import { allBut, type Condition, type Filters } from './engine-filters';
import { countsSql, type GroupedBy, totalsSql } from './statements';

export type Asked = Pick<EngineClient, 'ask'> & {
  goods: string;
  attributeOf: (valueId: number) => number;
  /** So many groups there may be, or fewer. */
  most: (by: GroupedBy) => number;
};
export type Totals = Pick<CatalogFacets, 'price' | 'discounted' | 'express'> & { count: number };

export const noFacets: CatalogFacets = {
  price: { min: 0, max: 0 },
  categories: [],
  attributes: [],
  values: [],
  discounted: 0,
  express: 0,
};

export async function totalsOf({ ask, goods }: Asked, condition: Condition): Promise<Totals> {
  const [row] = condition.match === null ? [] : await ask(totalsSql(goods, condition));
  return {
    count: numberOf(row?.n),
    price: { min: numberOf(row?.lowest), max: numberOf(row?.highest) },
    discounted: numberOf(row?.discounts),
    express: numberOf(row?.expresses),
  };
}

export async function countsBy(
  { ask, goods, most }: Asked,
  condition: Condition,
  by: GroupedBy,
): Promise<IdCount[]> {
  if (condition.match === null) return [];
  const rows = await ask(countsSql(goods, condition, by, most(by)));
  return rows.map(({ one, n }) => ({ id: numberOf(one), count: numberOf(n) }));
}

/** Each group is counted under all filters but its own. */
export async function facetsOf(asked: Asked, filters: Filters): Promise<CatalogFacets> {
  const all = allBut(filters);
  const isIn = (of: string) => filters.groups.find((group) => group.of === of)?.of;
  const [found, priced, categories, attributes, values] = await Promise.all([
    totalsOf(asked, all),
    totalsOf(asked, allBut(filters, isIn('price'))),
    countsBy(asked, allBut(filters, isIn('categories')), 'category_ids'),
    countsBy(asked, all, 'attribute_ids'),
    countValues(asked, filters),
  ]);
  const { discounted, express } = found;
  return { price: priced.price, categories, attributes, values, discounted, express };
}

async function countValues(asked: Asked, filters: Filters): Promise<IdCount[]> {
  const own = filters.groups.flatMap(({ of }) => (typeof of === 'object' ? [of] : []));
  const chosen = new Set(own.map(({ attribute }) => attribute));
  const counted = await Promise.all([
    countsBy(asked, allBut(filters), 'value_ids').then((counts) =>
      counts.filter(({ id }) => !chosen.has(asked.attributeOf(id))),
    ),
    ...own.map(async (of) => {
      const counts = await countsBy(asked, allBut(filters, of), 'value_ids');
      return counts.filter(({ id }) => asked.attributeOf(id) === of.attribute);
    }),
  ]);
  return counted.flat();
}
