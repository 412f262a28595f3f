import type { CatalogFacets, IdCount } from '@/api/search/catalog-query';
import { type CatalogFlag, catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { type EngineClient, numberOf } from './engine-client';
import { allBut, type Condition, type FilterOf, type Filters } from './engine-filters';
import { type Counted, countedIn } from './facet-ids';
import { piecesOf } from './price-pieces';
import { countsSql, type GroupedBy, sumOf, totalsSql } from './statements';

export type EngineReader = Pick<EngineClient, 'cachedQuery'> & {
  goods: string;
  attributeOf: (valueId: number) => number;
  /** An upper limit for the number of groups. */
  most: (by: GroupedBy) => number;
};
export type Totals = Pick<CatalogFacets, 'price' | CatalogFlag> & { count: number };

export const noFacets: CatalogFacets = {
  price: { min: 0, max: 0 },
  categories: [],
  attributes: [],
  values: [],
  ...recordOf(catalogFlags, () => 0),
};

export async function totalsOf(
  { cachedQuery, goods }: EngineReader,
  condition: Condition,
): Promise<Totals> {
  const [row] = condition.match === null ? [] : await cachedQuery(totalsSql(goods, condition));
  return {
    count: numberOf(row?.n),
    price: { min: numberOf(row?.lowest), max: numberOf(row?.highest) },
    ...recordOf(catalogFlags, ({ name }) => numberOf(row?.[sumOf(name)])),
  };
}

/**
 * Counts products by facet. Grouped counts are the most expensive part of a list request, so price
 * ranges are split into parts whose counts can be cached.
 */
export async function countedOf(
  { cachedQuery, goods, most }: EngineReader,
  condition: Condition,
): Promise<Counted> {
  const by = 'facet_ids';
  const pieces = condition.match === null ? [] : piecesOf(condition);
  const responses = await Promise.all(
    pieces.map((piece) => cachedQuery(countsSql(goods, piece, by, most(by)))),
  );
  return countedIn(responses.flat());
}

/** Counts each group under all filters except its own. */
export async function facetsOf(
  reader: EngineReader,
  filters: Filters,
): Promise<CatalogFacets & { count: number }> {
  const without = (of: FilterOf) => {
    const group = filters.groups.find((one) => one.of === of);
    return allBut(filters, group?.of);
  };
  const [counted, { price }, { categories }, values] = await Promise.all([
    countedOf(reader, allBut(filters)),
    totalsOf(reader, without('price')),
    countedOf(reader, without('categories')),
    countValues(reader, filters),
  ]);
  return { ...counted, price, categories, values };
}

async function countValues(reader: EngineReader, filters: Filters): Promise<IdCount[]> {
  const own = filters.groups.flatMap(({ of }) => (typeof of === 'object' ? [of] : []));
  const chosen = new Set(own.map(({ attribute }) => attribute));
  const counts = await Promise.all([
    countedOf(reader, allBut(filters)).then(({ values }) =>
      values.filter(({ id }) => !chosen.has(reader.attributeOf(id))),
    ),
    ...own.map(async (of) => {
      const { values } = await countedOf(reader, allBut(filters, of));
      return values.filter(({ id }) => reader.attributeOf(id) === of.attribute);
    }),
  ]);
  return counts.flat();
}
