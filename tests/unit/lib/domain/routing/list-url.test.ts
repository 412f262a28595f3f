import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_SORTS } from '@/lib/constants';
import { productQuery } from '@/lib/contract/product';
import { ID_MAX, IDS_MAX, PAGE_MAX, PRICE_MAX } from '@/lib/domain/product/bounds';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';
import {
  activeFilterCount,
  canonicalListQuery,
  isIndexableList,
  type ListFilters,
  listUrl,
  narrowingParameters,
  parseListFilters,
  withoutFilters,
} from '@/lib/domain/routing/list-url';

const nothing: ListFilters = {
  category: [],
  values: [],
  ...recordOf(catalogFlags, () => false),
  page: 1,
};

test.each([
  [{}, '/products'],
  [{ menu: 'telefonlar' }, '/products?menu=telefonlar'],
  [{ menu: 'telefonlar', page: 3 }, '/products?menu=telefonlar&page=3'],
  [{ page: 1, sort: 'popular' as const }, '/products'],
  [{ sort: 'price_asc' as const, search: 'oq choy' }, '/products?search=oq+choy&sort=price_asc'],
  [{ values: [9, 2, 9], category: [4] }, '/products?category=4&values=2&values=9'],
  [{ price_max: 500, price_min: 100 }, '/products?price_min=100&price_max=500'],
  [{ express: true, discounted: true }, '/products?discounted=1&express=1'],
  [{ sale: 7, collection: 'yangi' }, '/products?collection=yangi&sale=7'],
])('writes %o as the canonical URL %s (B-74)', (filters, url) => {
  expect(listUrl(filters)).toBe(url);
});

function ids(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

test.each([
  [{ page: 'x' }, {}],
  [{ page: '-2' }, {}],
  [{ page: '1.5' }, {}],
  [{ page: '99999999' }, { page: 100_000 }],
  [{ sort: 'drop table' }, {}],
  [{ sort: 'popular' }, {}],
  [{ sort: ['rating', 'new'] }, { sort: 'rating' }],
  [{ values: ['3', '1,2', 'x', '0', '-4', '3'] }, { values: [1, 2, 3] }],
  [{ category: '99999999999' }, {}],
  [{ category: ['a12', '12a', String(ID_MAX), String(ID_MAX + 1)] }, { category: [ID_MAX] }],
  [{ values: ids(IDS_MAX + 1).join(',') }, { values: ids(IDS_MAX) }],
  [{ price_min: '1 000 000' }, { price_min: 1_000_000 }],
  [{ price_min: '0', price_max: '' }, {}],
  [{ price_min: '900' }, { price_min: 900 }],
  [{ price_max: '100' }, { price_max: 100 }],
  [
    { price_min: '900', price_max: '100' },
    { price_min: 100, price_max: 900 },
  ],
  [{ search: '  oq \u0000 choy ' }, { search: 'oq choy' }],
  [{ search: ' ' }, {}],
  [{ search: 'a'.repeat(300) }, { search: 'a'.repeat(100) }],
  [{ search: `${'a'.repeat(99)} choy` }, { search: 'a'.repeat(99) }],
  [{ search: `${'a'.repeat(99)}🍵` }, { search: 'a'.repeat(99) }],
  [
    { discounted: '1', express: 'on' },
    { discounted: true, express: true },
  ],
  [{ discounted: '0', express: '' }, {}],
  [{ utm_source: 'x' }, {}],
])('parses the query %o as %o (B-74)', (params, filters) => {
  expect(parseListFilters(params)).toEqual({ ...nothing, ...filters });
});

test('allows indexing only of lists with at most category and page set (B-41, B-42)', () => {
  expect(isIndexableList(nothing)).toBe(true);
  expect(isIndexableList({ ...nothing, menu: 'telefonlar', page: 2 })).toBe(true);
  expect(isIndexableList({ ...nothing, search: 'choy' })).toBe(false);
  expect(isIndexableList({ ...nothing, sort: 'new' })).toBe(false);
  expect(isIndexableList({ ...nothing, express: true })).toBe(false);
  expect(isIndexableList({ ...nothing, values: [1] })).toBe(false);
});

test('counts a price range as one filter and each selected value as one (S2-64, S2-65)', () => {
  const filters = { ...nothing, menu: 'a', search: 'b', page: 2, sort: 'new' as const };
  expect(activeFilterCount(filters)).toBe(0);
  expect(activeFilterCount({ ...filters, price_min: 1, price_max: 2 })).toBe(1);
  expect(activeFilterCount({ ...filters, price_min: 1 })).toBe(1);
  expect(activeFilterCount({ ...filters, price_max: 2, values: [1, 2], category: [3] })).toBe(4);
  expect(activeFilterCount({ ...filters, express: true, discounted: true })).toBe(2);
});

test('clears the filters and page, but keeps menu, search, sale and sorting (S2-67)', () => {
  const query = { search: 'choy', menu: 'a', collection: 'b', sale: 3, sort: 'new' as const };
  const narrowed = { ...nothing, ...query, category: [1], values: [2], price_min: 5, page: 4 };
  const cleared = withoutFilters({ ...narrowed, price_max: 9, discounted: true, express: true });
  expect(cleared).toEqual({ ...nothing, ...query });
});

const word = fc.option(fc.stringMatching(/^[a-zа-я](?:[ &=+-]?[a-zа-я]){0,20}$/), {
  nil: undefined,
});
const id = fc.integer({ min: 1, max: ID_MAX });
const some = fc
  .uniqueArray(id, { maxLength: IDS_MAX })
  .map((all) => all.sort((one, other) => one - other));
const prices = fc.tuple(
  fc.integer({ min: 1, max: 1000 }),
  fc.integer({ min: 1000, max: PRICE_MAX }),
);
const state = fc.record({
  search: word,
  menu: word,
  collection: word,
  sale: fc.option(id, { nil: undefined }),
  category: some,
  values: some,
  ...recordOf(catalogFlags, () => fc.boolean()),
  sort: fc.constantFrom(undefined, ...PRODUCT_SORTS.slice(1)),
  page: fc.integer({ min: 1, max: PAGE_MAX }),
});

test('restores every list state from its URL, both in the page and in the API (B-74)', () => {
  fc.assert(
    fc.property(state, prices, (rest, [price_min, price_max]) => {
      const filters = { ...rest, price_min, price_max };
      const params = paramsOf(listUrl(filters));
      expect(parseListFilters(params)).toEqual(filters);
      expect(asTheApiReads(params)).toEqual(parseListFilters(params));
    }),
  );
});

test('finds the canonical query of a list whose parameters are in another order (B-21)', () => {
  fc.assert(
    fc.property(state, prices, (rest, [price_min, price_max]) => {
      const url = listUrl({ ...rest, price_min, price_max });
      const canonical = new URLSearchParams(url.split('?')[1]);

      const found = canonicalListQuery(new URLSearchParams([...canonical].reverse()));

      expect(found?.toString()).toBe(canonical.toString());
    }),
  );
});

test('treats a list as narrowed if its URL has a filter, a search or a sort order', () => {
  expect(narrowingParameters).toEqual([
    'category',
    ...catalogFlags.map(({ name }) => name),
    'price_max',
    'price_min',
    'search',
    'sort',
    'values',
  ]);
});

test('parses any query and writes a URL that yields the same state (B-74)', () => {
  const text = fc.string({ unit: 'binary', maxLength: 130 });
  const anything = fc.oneof(text, fc.nat().map(String), fc.constantFrom('1', ...PRODUCT_SORTS));
  const names = Object.keys({
    ...nothing,
    search: 0,
    menu: 0,
    sale: 0,
    price_min: 0,
    price_max: 0,
    sort: 0,
  });
  const query = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(anything, fc.array(anything, { maxLength: 5 })),
  );

  fc.assert(
    fc.property(query, (params) => {
      const filters = parseListFilters(params);
      expect(parseListFilters(paramsOf(listUrl(filters)))).toEqual(filters);
      expect(productQuery.safeParse(filters).error).toBeUndefined();
    }),
  );
});

function paramsOf(url: string): Record<string, string[]> {
  const { searchParams } = new URL(url, 'http://shop.test');
  return Object.fromEntries(
    [...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]),
  );
}

/** Parses list parameters with the API's schema. Absent filters become empty, as on the page. */
function asTheApiReads(params: Record<string, string[]>): object {
  const sent = Object.entries(params).map(([name, all]) => [name, all.length > 1 ? all : all[0]]);
  const { size: _size, ...read } = productQuery.parse(Object.fromEntries(sent));
  return { ...nothing, ...read };
}
