import { expect, test } from 'vitest';
import { countedIn, facetIdsOf } from '@/api/search/engine/facet-ids';

const none = { categories: [], attributes: [], values: [], isDiscounted: false, express: false };

test('what a product is counted for is found again in the groups, each in its kind', () => {
  const ids = [
    ...facetIdsOf({
      ...none,
      categories: [0, 7],
      attributes: [0, 2],
      values: [0, 7],
      express: true,
    }),
    ...facetIdsOf({ ...none, values: [7], isDiscounted: true }),
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
    discounted: 1,
    express: 1,
  });
  expect(countedIn([])).toEqual({
    ...{ count: 0, categories: [], attributes: [], values: [], discounted: 0, express: 0 },
  });
});
