import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { PRODUCT_SORTS } from '@/lib/constants';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import { currentPrice, discountPercent } from '@/lib/domain/product/discount';
import { detailOf, read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

// Rereads the catalog, so that products of other test files do not appear while a test reads page
// after page.
beforeAll(async () => (await testShop()).ports.catalog.reread());

const list = (query: string) => read('product.list', `/catalog/product?${query}`);

test('consecutive pages have no gaps and no repetitions (S7-31, S9-15)', async () => {
  const first = await list('size=100');
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(first.count / 100) }, (_, at) =>
      list(`size=100&page=${at + 1}`),
    ),
  );
  const ids = pages.flatMap(({ results }) => results.map(({ id }) => id));

  expect(first.count).toBeGreaterThan(250);
  expect(ids).toHaveLength(first.count);
  expect(new Set(ids).size).toBe(first.count);
});

test('a page has 24 products by default and at most 100 (S2-13)', async () => {
  expect((await list('')).results).toHaveLength(24);
  expect((await request('/catalog/product?size=101')).status).toBe(422);
});

test('a page past the end of a list is empty but states the total count', async () => {
  const { results, count } = await list('page=5000');
  expect(results).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test('the price range applies to the discounted price (B-60, S3-36)', async () => {
  const { results, count } = await list('price_min=100000&price_max=300000&size=100');
  const prices = results.map(currentPrice);

  expect(count).toBeGreaterThan(0);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(100_000);
  expect(Math.max(...prices)).toBeLessThanOrEqual(300_000);
});

test('products are sorted by price, rating or discount (B-60)', async () => {
  const up = (await list('sort=price_asc&size=100')).results.map(currentPrice);
  const down = (await list('sort=price_desc&size=100')).results.map(currentPrice);
  const rated = (await list('sort=rating&size=100')).results.map(({ rating }) => rating);
  const reduced = (await list('sort=discount&size=100')).results.map(discountPercent);

  expect(up).toEqual(up.toSorted((a, b) => a - b));
  for (const falling of [down, rated, reduced]) {
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  }
});

test('a search finds products in either language and reports a correction (S2-11)', async () => {
  const uz = await list('search=quloqchin');
  const ru = await list(`search=${encodeURIComponent('наушники')}`);
  const mistyped = await list('search=smartfno');

  expect(uz.count).toBeGreaterThan(0);
  expect(ru.count).toBeGreaterThan(0);
  expect(uz.corrected_search).toBeNull();
  expect(mistyped.count).toBeGreaterThan(0);
  expect(mistyped.corrected_search).toBe('smartfon');
});

test('an attribute filter narrows the list to its facet count (B-60, B-61)', async () => {
  const { facets } = await list('size=1');
  for (const { values } of facets.attributes) {
    for (const { id, count } of values) {
      expect([id, (await list(`values=${id}&size=1`)).count]).toEqual([id, count]);
    }
  }
});

test('the facets have choices, colors as #rrggbb, and a price range (B-61)', async () => {
  const { facets } = await list('size=1');
  const kinds = facets.attributes.map(({ kind }) => kind);
  const colours = facets.attributes.find(({ kind }) => kind === 'colour');

  expect(kinds).toContain('choice');
  expect(colours?.values.every(({ colour }) => /^#[0-9a-f]{6}$/.test(colour ?? ''))).toBe(true);
  expect(facets.price.min).toBeLessThan(facets.price.max);
});

test('the facets of a category list its direct children', async () => {
  const tops = (await list('size=1')).facets.categories;
  const below = (await list(`size=1&menu=${tops[0]?.slug}`)).facets.categories;

  expect(tops.length).toBeGreaterThanOrEqual(8);
  expect(below.length).toBeGreaterThan(0);
  const { results } = await read('catalog.categories', '/catalog/category');
  const children = results.find(({ slug }) => slug === tops[0]?.slug)?.children ?? [];
  const slugs = children.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(below.map(({ slug }) => slug)));
  expect(tops.map(({ id }) => id)).not.toEqual(expect.arrayContaining(below.map(({ id }) => id)));
});

test('the facets keep a selected value when no product matches', async () => {
  const { facets } = await list('size=1');
  const value = facets.attributes[0]?.values[0]?.id;
  const none = await list(`size=1&values=${value}&price_max=1`);

  expect(none.count).toBe(0);
  const shown = none.facets.attributes.flatMap(({ values }) => values.map(({ id }) => id));
  expect(shown).toContain(value);
});

test.each([
  ['menu=no-such-category', 'Такой категории нет'],
  ['collection=no-such-collection', 'Такой подборки нет'],
  ['sale=99999', 'Такой акции нет'],
])('a product list with an unknown filter value returns 404: %s (B-44)', async (query, detail) => {
  const response = await request(`/catalog/product?${query}`, { locale: 'ru' });
  expect(response.status).toBe(404);
  expect(detailOf(response)).toBe(detail);
});

test('counts, facets and pages agree for random combinations of filters (B-60, B-61)', async () => {
  const start = await list('size=1');
  const valueIds = start.facets.attributes.flatMap(({ values }) => values.map(({ id }) => id));
  const slugs = start.facets.categories.map(({ slug }) => slug);
  const combination = fc.record(
    {
      menu: fc.constantFrom(...slugs),
      values: fc.uniqueArray(fc.constantFrom(...valueIds), { maxLength: 3 }),
      price_min: fc.integer({ min: 0, max: 2_000_000 }),
      price_max: fc.integer({ min: 0, max: 9_000_000 }),
      ...recordOf(catalogFlags, () => fc.constantFrom('1', '0')),
      sort: fc.constantFrom(...PRODUCT_SORTS),
      search: fc.constantFrom('samsung', 'qora', 'krem', 'stol'),
    },
    { requiredKeys: [] },
  );

  await fc.assert(
    fc.asyncProperty(combination, async ({ values = [], ...filters }) => {
      const query = new URLSearchParams(
        Object.entries(filters).map(([key, value]) => [key, String(value)]),
      );
      for (const value of values) query.append('values', String(value));
      const found = await list(`${query}&size=100`);
      const second = await list(`${query}&size=100&page=2`);

      const ids = [...found.results, ...second.results].map(({ id }) => id);
      expect(ids).toHaveLength(Math.min(200, found.count));
      expect(new Set(ids).size).toBe(ids.length);
      for (const { name } of catalogFlags) {
        const narrower = new URLSearchParams(query);
        narrower.set(name, '1');
        const { count } = await list(`${narrower}&size=1`);
        expect([name, count]).toEqual([name, found.facets[name]]);
      }
    }),
    { numRuns: 60 },
  );
});

test('a product list reports which requested category and value ids exist', async () => {
  const { facets } = await list('size=1');
  const [category, value] = [facets.categories[0]?.id, facets.attributes[0]?.values[0]?.id];

  const { known_ids } = await list(
    `size=1&category=${category}&category=999999&values=${value}&values=999998`,
  );

  expect(known_ids).toEqual({ category: [category], values: [value] });
});

test('a request with more ids than a shopper can select is rejected', async () => {
  const ids = Array.from({ length: 31 }, (_, at) => `values=${at + 1}`);

  expect((await request(`/catalog/product?${ids.slice(1).join('&')}`)).status).toBe(200);
  expect((await request(`/catalog/product?${ids.join('&')}`)).status).toBe(422);
});
