import { expect, test, vi } from 'vitest';
import { continueList } from '@/lib/client/product/product-list';
import type { ProductCard } from '@/lib/contract/product';
import { catalogFlags, recordOf } from '@/lib/domain/product/catalog-flags';

const aCard = (id: number, price = 100): ProductCard => ({
  id,
  slug: `qozon-${id}`,
  name: `Qozon ${id}`,
  images: [],
  sub_product: 10 * id,
  price,
  discounted_price: null,
  amount: 9,
  has_options: false,
  is_new: false,
  rating: 0,
  reviews_count: 0,
});
const cards = (...ids: number[]) => ids.map((id) => aCard(id));

const facets = {
  price: { min: 0, max: 0 },
  categories: [],
  attributes: [],
  ...recordOf(catalogFlags, () => 0),
};

/** Stubs a shop that sends the given lists in sequence. Returns the queries of the requests. */
function stubPages(...pages: object[]): URLSearchParams[] {
  const queries: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    queries.push(new URL(String(input), 'http://localhost').searchParams);
    const data = { count: 99, corrected_search: null, facets, ...pages[queries.length - 1] };
    return Response.json({ status: true, data, message: null });
  });
  return queries;
}

const list = { filters: { page: 2 }, after: '2_x', products: cards(1, 2), isFromStart: true };
const ids = ({ products }: { products: ProductCard[] }) => products.map(({ id }) => id);

test('continues a list after its cursor, and adds a page number for other backends', async () => {
  const queries = stubPages({ results: cards(3, 4), next: '4_x', has_moved: false });
  const grown = await continueList(list, 'uz');
  expect(ids(grown)).toEqual([1, 2, 3, 4]);
  expect(grown).toMatchObject({ count: 99, next: '4_x' });
  expect(queries.map(String)).toEqual(['page=2&after=2_x']);
});

test('updates the price of a product in the list instead of adding it again', async () => {
  stubPages({ results: [aCard(2, 70), aCard(3)] });
  const grown = await continueList({ ...list, after: undefined }, 'uz');
  expect(ids(grown)).toEqual([1, 2, 3]);
  expect(grown.products[1]?.price).toBe(70);
  expect(grown.next).toBeUndefined();
});

test('appends products that moved ahead of those displayed, then the next products', async () => {
  const moved = { results: cards(9, 1, 2, 3, 4), next: null };
  const queries = stubPages({ results: cards(3, 4), next: null, has_moved: true }, moved);
  expect(ids(await continueList(list, 'uz'))).toEqual([1, 2, 9, 3, 4]);
  expect(String(queries[1])).toBe('page=1&size=100');
});

test('appends only the next page when earlier products have left the list', async () => {
  const range = (from: number, to: number) =>
    cards(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
  const shown = { ...list, products: range(1, 120) };
  const queries = stubPages(
    { results: range(121, 144), next: '144_x', has_moved: true },
    { results: range(26, 125) },
    { results: range(126, 225) },
  );
  expect(ids(await continueList(shown, 'uz'))).toEqual(ids({ products: range(1, 144) }));
  expect(queries).toHaveLength(2);
});

test('stops looking for moved products when the list ends before the next product', async () => {
  const shown = { ...list, products: cards(...Array.from({ length: 100 }, (_, at) => at + 1)) };
  const queries = stubPages(
    { results: [], next: null, has_moved: true },
    { results: cards(500, 1) },
    { results: cards(600) },
  );
  expect(ids(await continueList(shown, 'uz')).slice(-2)).toEqual([100, 500]);
  expect(queries).toHaveLength(2);
});

test('does not append earlier products to a list that was opened at a later page', async () => {
  const queries = stubPages({ results: cards(3, 4), next: null, has_moved: true });
  expect(ids(await continueList({ ...list, isFromStart: false }, 'uz'))).toEqual([1, 2, 3, 4]);
  expect(queries).toHaveLength(1);
});
