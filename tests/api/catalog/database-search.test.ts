import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseSearch } from '@/api/catalog/list/database-search';
import { openCatalog } from '@/api/catalog/live/live-catalog';
import type { Db } from '@/api/db/database';
import type { CatalogQuery } from '@/api/search/catalog-query';
import { noFacets } from '@/api/search/engine/engine-facets';
import type { SearchPort } from '@/api/search/search-port';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

let shop: TestShop;
let own: SearchPort;
let database: SearchPort;
let failing: (code: string) => SearchPort;
beforeAll(async () => {
  // Other tests add more products to the shared shop than the database search covers.
  shop = await openTestShop();
  const { db } = shop.ports;
  const { search, taxonomy } = await (await openCatalog(db)).current();
  own = search;
  database = databaseSearch(db, () => taxonomy);
  failing = (code) => {
    const transaction = () => Promise.reject(Object.assign(new Error(code), { code }));
    return databaseSearch(Object.assign(Object.create(db) as Db, { transaction }), () => taxonomy);
  };
});

afterAll(() => shop.database.close());

const queries: Partial<CatalogQuery>[] = [
  {},
  ...catalogFlags.map(({ name }) => ({ [name]: true })),
  { menu: 1 },
  { menu: 1, categories: [2, 3] },
  { priceMin: 100_000, priceMax: 900_000 },
  { values: [1, 2, 30] },
  { collection: 1 },
  { sale: 1 },
  { sort: 'new' as const },
  { sort: 'rating' as const, express: true },
  { sort: 'price_desc' as const, menu: 1 },
  { sort: 'discount' as const },
];

test.each(queries)(
  'the database returns the same list as the index for %j, except for facets',
  async (query) => {
    for (const page of [1, 2]) {
      const after = page === 2 ? (await own.list({ ...query, page: 1, size: 20 })).last : null;
      const search = { ...query, page, size: 20, ...(after && { after }) };
      const { ids, count, facets, before, last } = await own.list(search);
      const found = await database.list(search);
      const { categories, attributes, values } = noFacets;
      const counted = { ...facets, categories, attributes, values };
      expect(found).toMatchObject({ ids, count, before, last, facets: counted });
    }
  },
);

test('a text search in the database finds only products that the index also finds', async () => {
  const query = { text: 'smartfon samsung', page: 1, size: 50 };
  const expected = await own.page(query);
  const found = await database.list(query);
  expect(found.ids.length).toBeGreaterThan(0);
  expect(found.ids.filter((id) => !expected.ids.includes(id))).toEqual([]);
  expect(found.facets.categories).toEqual([]);
  expect((await database.page({ text: '100%_\\', page: 1, size: 5 })).ids).toEqual([]);
});

test.each([
  ['smartfonsamsung', 'smartfon samsung'],
  ['samsung128gb', 'samsung 128 gb'],
  ['смартфонsamsung', 'смартфон samsung'],
])('the text "%s" finds the same products as "%s"', async (text, spaced) => {
  const expected = await database.page({ text: spaced, page: 1, size: 50 });
  expect(expected.count).toBeGreaterThan(0);
  expect(await database.page({ text, page: 1, size: 50 })).toEqual(expected);
});

test('the database and the index return the same category counts and suggestions', async () => {
  const sorted = async (search: SearchPort) =>
    (await search.categoryCounts()).toSorted((a, b) => a.id - b.id);
  expect(await sorted(database)).toEqual(await sorted(own));
  const limits = { categories: 4, products: 6 };
  const { categoryIds, productIds } = await database.suggest('smartfon', limits);
  expect(categoryIds).toEqual((await own.suggest('smartfon', limits)).categoryIds);
  expect(productIds).toHaveLength(6);
});

test('a list is sorted even if its sort query times out', async () => {
  for (const sort of ['new', 'rating'] as const) {
    const query = { sort, page: 1, size: 20 };
    expect(await failing('57014').page(query)).toEqual(await own.page(query));
    await expect(failing('53300').page(query)).rejects.toThrow();
  }
});
