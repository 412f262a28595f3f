import { beforeAll, expect, test } from 'vitest';
import { databaseSearch } from '@/api/catalogue/database-search';
import { openCatalog } from '@/api/catalogue/live-catalog';
import type { Db } from '@/api/db/database';
import type { CatalogQuery } from '@/api/search/catalog-query';
import type { SearchPort } from '@/api/search/search-port';
import { testShop } from './setup/shop';

let own: SearchPort;
let database: SearchPort;
let failing: (code: string) => SearchPort;
beforeAll(async () => {
  const { db } = (await testShop()).ports;
  const { search, taxonomy } = await (await openCatalog(db)).current();
  own = search;
  database = databaseSearch(db, () => taxonomy);
  failing = (code) => {
    const transaction = () => Promise.reject(Object.assign(new Error(code), { code }));
    return databaseSearch(Object.assign(Object.create(db) as Db, { transaction }), () => taxonomy);
  };
});

const queries: Partial<CatalogQuery>[] = [
  ...[{}, { express: true }, { discounted: true }, { menu: 1 }, { menu: 1, categories: [2, 3] }],
  ...[{ priceMin: 100_000, priceMax: 900_000 }, { values: [1, 2, 30] }, { collection: 1 }],
  ...[{ sale: 1 }, { sort: 'new' as const }, { sort: 'rating' as const, express: true }],
  ...[{ sort: 'price_desc' as const, menu: 1 }, { sort: 'discount' as const }],
];

test.each(queries)('a list by %j is the same without the engine, facets aside', async (query) => {
  for (const page of [1, 2]) {
    const asked = { ...query, page, size: 20 };
    const { ids, count, facets } = await own.list(asked);
    const found = await database.list(asked);
    const { price, discounted, express } = facets;
    expect(found).toMatchObject({ ids, count, facets: { price, discounted, express } });
    expect(found.facets).toMatchObject({ categories: [], attributes: [], values: [] });
  }
});

test('words are found as they are written in names', async () => {
  const asked = { text: 'smartfon samsung', page: 1, size: 50 };
  const expected = await own.page(asked);
  const found = await database.list(asked);
  expect(found.ids.length).toBeGreaterThan(0);
  expect(found.ids.filter((id) => !expected.ids.includes(id))).toEqual([]);
  expect(found.facets.categories).toEqual([]);
  expect((await database.page({ text: '100%_\\', page: 1, size: 5 })).ids).toEqual([]);
});

test('categories have their counts, and are suggested', async () => {
  const sorted = async (search: SearchPort) =>
    (await search.categoryCounts()).toSorted((a, b) => a.id - b.id);
  expect(await sorted(database)).toEqual(await sorted(own));
  const limits = { categories: 4, products: 6 };
  const { categoryIds, productIds } = await database.suggest('smartfon', limits);
  expect(categoryIds).toEqual((await own.suggest('smartfon', limits)).categoryIds);
  expect(productIds).toHaveLength(6);
});

test('an order that takes too long is that of the most popular goods', async () => {
  for (const sort of ['new', 'rating'] as const) {
    const asked = { sort, page: 1, size: 20 };
    expect(await failing('57014').page(asked)).toEqual(await own.page(asked));
    await expect(failing('53300').page(asked)).rejects.toThrow();
  }
});
