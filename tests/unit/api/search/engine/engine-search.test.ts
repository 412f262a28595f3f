import { expect, test } from 'vitest';
import { noFacets } from '@/api/search/engine/engine-facets';
import { EngineSearch } from '@/api/search/engine/engine-search';
import { EngineLate, type Row } from '@/api/search/engine/query-cache';
import { createWordList } from '@/api/search/engine/word-list';
import { createCategoryNames } from '@/api/search/words/category-names';
import { createOptionNames } from '@/api/search/words/option-names';

const totals = { n: 2, lowest: 5, highest: 9, discounted_sum: 1, express_sum: 0 };

/** Stubs an engine that times out on facet counts and responds to all other queries. */
function slowEngine() {
  const queries: string[] = [];
  const runQuery = async (sql: string): Promise<Row[]> => {
    queries.push(sql);
    if (sql.includes('GROUP BY')) throw new EngineLate('late');
    return sql.startsWith('SELECT id') ? [{ id: 7 }, { id: 8 }] : [totals];
  };
  return { search: searchOf(runQuery), queries };
}

test('returns products, prices and flags even if the facets are late', async () => {
  const { search } = slowEngine();
  expect(await search.list({ express: true, page: 1, size: 2 })).toEqual({
    ids: [7, 8],
    count: 2,
    corrected: null,
    before: { count: 0, idSum: 0 },
    last: { id: 8, keys: [0, 0] },
    facets: { ...noFacets, price: { min: 5, max: 9 }, discounted: 1 },
  });
});

test('runs no product query for a page beyond the end or for a text without words', async () => {
  const { search, queries } = slowEngine();
  expect((await search.page({ page: 2000, size: 2 })).ids).toEqual([]);
  expect(await search.page({ text: '%', page: 1, size: 2 })).toEqual({ ids: [], count: 0 });
  expect(queries.filter((sql) => sql.startsWith('SELECT id'))).toEqual([]);
});

/** Stubs an engine with a thousand products that ignores every condition except `LIMIT`. */
function manyGoods() {
  const queries = new Set<string>();
  const runQuery = async (sql: string): Promise<Row[]> => {
    queries.add(sql);
    if (sql.includes('GROUP BY')) return [{ one: 3, n: 1000 }];
    const [, offset, size] = /LIMIT (\d+),(\d+)/.exec(sql) ?? [];
    if (!sql.startsWith('SELECT id')) return [{ ...totals, n: 1000 }];
    const length = Math.min(Number(size), 1000 - Number(offset));
    return Array.from({ length }, (_, at) => ({
      id: Number(offset) + at,
      price: 10 * (Number(offset) + at),
    }));
  };
  return { runQuery, queries };
}

function searchOf(runQuery: (sql: string) => Promise<Row[]>): EngineSearch {
  const known = () => ({
    words: createWordList(),
    categories: createCategoryNames([]),
    options: createOptionNames([]),
  });
  return new EngineSearch({
    client: { cachedQuery: runQuery },
    goods: 't',
    known,
    attributeOf: (id) => id,
    most: () => 9,
  });
}

test.each([24, 7, 100, 500])(
  'serves consecutive pages of %i products with only a few engine queries',
  async (size) => {
    const { runQuery, queries } = manyGoods();
    const search = searchOf(runQuery);
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(1000 / size) + 1 }, (_, at) =>
        search.page({ page: at + 1, size }),
      ),
    );
    expect(pages.flatMap(({ ids }) => ids)).toEqual(Array.from({ length: 1000 }, (_, at) => at));
    expect(queries.size).toBeLessThan(8);
  },
);

test('uses one product query for several price filters, but a separate count for each', async () => {
  const { runQuery, queries } = manyGoods();
  const search = searchOf(runQuery);
  for (const priceMax of [500, 600, 700]) {
    const list = await search.list({ priceMin: 10, priceMax, page: 2, size: 24 });
    expect(list.ids).toEqual(Array.from({ length: 24 }, (_, at) => 25 + at));
  }
  expect(queries.size).toBe(1 + 1 + 3);
});

test('runs a separate query for a price filter that the first products do not match', async () => {
  const { runQuery, queries } = manyGoods();
  const { ids } = await searchOf(runQuery).page({ priceMax: 200, page: 1, size: 24 });
  expect(ids).toEqual(Array.from({ length: 24 }, (_, at) => at));
  expect([...queries].filter((sql) => sql.startsWith('SELECT id')).length).toBe(2);
});
