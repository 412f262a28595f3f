import { expect, test } from 'vitest';
import { createCategoryNames } from '@/api/search/category-names';
import { EngineSearch } from '@/api/search/engine/engine-search';
import { EngineLate, type Row } from '@/api/search/engine/remembered-answers';
import { createWordList } from '@/api/search/engine/word-list';
import { createOptionNames } from '@/api/search/option-names';

const totals = { n: 2, lowest: 5, highest: 9, discounts: 1, expresses: 0 };

/** An engine that answers what it is asked, but counts nothing in groups in time. */
function slowEngine() {
  const asked: string[] = [];
  const ask = async (sql: string): Promise<Row[]> => {
    asked.push(sql);
    if (sql.includes('GROUP BY')) throw new EngineLate('late');
    return sql.startsWith('SELECT id') ? [{ id: 7 }, { id: 8 }] : [totals];
  };
  const known = () => ({
    words: createWordList(),
    categories: createCategoryNames([]),
    options: createOptionNames([]),
  });
  const search = new EngineSearch({
    client: { ask },
    goods: 't',
    known,
    attributeOf: (id) => id,
    most: () => 9,
  });
  return { search, asked };
}

test('a list whose facets come too late has its goods, its prices and its flags', async () => {
  const { search } = slowEngine();
  expect(await search.list({ express: true, page: 1, size: 2 })).toEqual({
    ids: [7, 8],
    count: 2,
    corrected: null,
    facets: {
      ...{ price: { min: 5, max: 9 }, discounted: 1, express: 0 },
      ...{ categories: [], attributes: [], values: [] },
    },
  });
});

test('a page that is beyond the last is not asked for, nor a text without a word', async () => {
  const { search, asked } = slowEngine();
  expect((await search.page({ page: 9, size: 2 })).ids).toEqual([]);
  expect(await search.page({ text: '%', page: 1, size: 2 })).toEqual({ ids: [], count: 0 });
  expect(asked.filter((sql) => sql.startsWith('SELECT id'))).toEqual([]);
});
