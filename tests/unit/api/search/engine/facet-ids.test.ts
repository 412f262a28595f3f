import { expect, test } from 'vitest';
import { noFacets } from '@/api/search/engine/engine-facets';
import { countedIn, facetIdsOf } from '@/api/search/engine/facet-ids';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';

const [first, ...others] = catalogFlags.map(({ number }) => number);
const none = { categories: [], attributes: [], values: [], flags: [] };
const { price: _, ...nothing } = noFacets;

test('decodes facet ids into the right kinds', () => {
  const ids = [
    ...facetIdsOf({
      ...none,
      categories: [0, 7],
      attributes: [0, 2],
      values: [0, 7],
      flags: others,
    }),
    ...facetIdsOf({ ...none, values: [7], flags: [Number(first)] }),
  ];
  const rows = [...new Set(ids)].map((one) => ({
    one: String(one),
    n: String(ids.filter((id) => id === one).length),
  }));

  expect(countedIn(rows)).toEqual({
    count: 2,
    categories: [0, 7].map((id) => ({ id, count: 1 })),
    attributes: [0, 2].map((id) => ({ id, count: 1 })),
    values: [
      { id: 0, count: 1 },
      { id: 7, count: 2 },
    ],
    ...recordOf(catalogFlags, () => 1),
  });
  expect(countedIn([])).toEqual({ ...nothing, count: 0 });
});
