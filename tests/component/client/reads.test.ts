import { InfiniteQueryObserver, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from '@/lib/client/cart';
import { categoriesQuery, popularSearchesQuery } from '@/lib/client/header';
import { likedQuery } from '@/lib/client/liked';
import { addressesQuery, cityAddressesQuery } from '@/lib/client/order/address';
import { deliveryPointsQuery, districtsQuery, regionsQuery } from '@/lib/client/order/geo';
import { nearPointsQuery } from '@/lib/client/order/near-points';
import { orderQuery, quoteQuery } from '@/lib/client/order/order';
import {
  completedOrdersQuery,
  latestOrdersQuery,
  orderCountsQuery,
  ordersQuery,
} from '@/lib/client/order/orders';
import { rowQuery, suggestQuery } from '@/lib/client/product/catalog';
import { seenAfterQuery, seenQuery, shortQuery } from '@/lib/client/product/product';
import { restockQuery } from '@/lib/client/product/restock';
import { newQueryClient } from '@/lib/client/query-client';
import { sessionsQuery } from '@/lib/client/session/session';
import { installmentQuery, userQuery } from '@/lib/client/session/user';
import { LOCALES, type Locale } from '@/lib/constants';
import { anOrder } from '@/tests/support/component/order';

/** On a busy machine a response can take longer than the default timeout of one second. */
const soon = { timeout: 10_000 };

/** How long data stays fresh after a read. */
type Freshness = 'for good' | 'a minute' | 'never';

type Read = { queryKey: QueryKey };

type Row = { read: (locale: Locale) => Read; expectedCalls: string | string[]; kept: Freshness };

const row = (
  read: Row['read'],
  expectedCalls: Row['expectedCalls'],
  kept: Freshness = 'a minute',
): Row => ({ read, expectedCalls, kept });

const body = { lines: [{ sub_product: 5, amount: 1 }] };

const reads: Record<string, Row> = {
  addresses: row(addressesQuery, 'GET /order/address'),
  'the addresses of a city': row(
    (locale) => cityAddressesQuery(locale, 6),
    'GET /order/address?city=6',
  ),
  'the cart': row(cartQuery, 'GET /order/cart'),
  'a collection': row(
    (locale) => rowQuery({ collection: 'yangi' }, locale),
    'GET /catalog/product?collection=yangi&size=5',
    'for good',
  ),
  'a sale': row(
    (locale) => rowQuery({ sale: 3 }, locale),
    'GET /sale/3/product/list?size=5',
    'for good',
  ),
  suggestions: row((locale) => suggestQuery('qozon', locale), 'GET /catalog/suggest?q=qozon'),
  regions: row(regionsQuery, 'GET /core/regions', 'for good'),
  districts: row((locale) => districtsQuery(locale, 4), 'GET /core/cities?region=4', 'for good'),
  'all pickup points': row(deliveryPointsQuery, 'GET /order/delivery-point', 'for good'),
  'the pickup points of a district': row(
    (locale) => nearPointsQuery(locale, 6),
    'GET /order/delivery-point?city=6',
    'for good',
  ),
  categories: row(categoriesQuery, 'GET /catalog/category', 'for good'),
  'popular searches': row(popularSearchesQuery, 'GET /core/settings', 'for good'),
  'the wishlist': row(likedQuery, 'GET /order/wish'),
  'a quote': row((locale) => quoteQuery(locale, body), 'POST /order/quote', 'never'),
  'an order': row((locale) => orderQuery(locale, 20_431), 'GET /order/order/20431'),
  'active orders': row(
    (locale) => ordersQuery(locale, 'active'),
    'GET /order/order?state=active&page=1&size=10',
    'never',
  ),
  'the latest orders': row(latestOrdersQuery, 'GET /order/order?size=2', 'never'),
  'orders to review': row(completedOrdersQuery, 'GET /order/order?state=completed&size=50'),
  'the order counts': row(orderCountsQuery, 'GET /order/order?size=1'),
  'a short product': row(
    (locale) => shortQuery('qozon', locale),
    'GET /catalog/product/short/qozon',
    'for good',
  ),
  'seen products': row(seenQuery, 'GET /product/seen/list?size=12'),
  'seen products after one is marked as seen': row(
    (locale) => seenAfterQuery(locale, 7),
    ['POST /product/seen', 'GET /product/seen/list?size=12'],
    'for good',
  ),
  'restock alerts': row(restockQuery, 'GET /catalog/restock'),
  sessions: row(sessionsQuery, 'GET /user/session', 'never'),
  'the available installment limit': row(installmentQuery, 'GET /user/instalment'),
  'the customer': row(userQuery, 'GET /user/user_settings'),
};
const rows = Object.entries(reads);

type SentCall = { call: string; language: string | null; signal: AbortSignal | null | undefined };

/** Stubs a shop that responds with the results of `respond`. Returns the requests. */
function aShop(respond: () => Response | Promise<Response>) {
  const requests: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { signal, method } = init;
    const language = new Headers(init.headers).get('accept-language');
    requests.push({ call: `${method} ${input.replace('/api/v1', '')}`, language, signal });
    return respond();
  });
  return requests;
}

const withData = (data: unknown) => () => Response.json({ status: true, data, message: null });

/** Subscribes to a query as `useQuery` does, but without a component. */
function show(read: Read, queryClient = newQueryClient()) {
  // The cast is needed because the table of reads loses each read's data type.
  const options = { ...read, retry: false, select: undefined } as never;
  const observer =
    'getNextPageParam' in read
      ? new InfiniteQueryObserver(queryClient, options)
      : new QueryObserver(queryClient, options);
  const leave = observer.subscribe(() => {});
  return { observer, leave, queryClient };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(rows)('requests %s in the page’s language', async (_name, { read, expectedCalls }) => {
  for (const locale of LOCALES) {
    const requests = aShop(withData(null));
    const { leave } = show(read(locale));
    const calls = [expectedCalls].flat();
    await vi.waitFor(() => expect(requests.map(({ call }) => call)).toEqual(calls), soon);
    expect(requests.map(({ language }) => language)).toEqual(calls.map(() => locale));
    leave();
  }
});

test('uses a different query key for each language and item', () => {
  const others: Read[] = [
    rowQuery({ collection: 'arzon' }, 'uz'),
    rowQuery({ sale: 4 }, 'uz'),
    suggestQuery('choynak', 'uz'),
    districtsQuery('uz', 5),
    nearPointsQuery('uz', 7),
    quoteQuery('uz', { lines: [] }),
    orderQuery('uz', 20_432),
    ordersQuery('uz', 'completed'),
    shortQuery('choynak', 'uz'),
    seenAfterQuery('uz', 8),
  ];
  const all = [...rows.flatMap(([, { read }]) => LOCALES.map((locale) => read(locale))), ...others];
  const keys = new Set(all.map(({ queryKey }) => JSON.stringify(queryKey)));
  expect(keys.size).toBe(all.length);
});

const ages: [string, Freshness, number, boolean][] = [
  ['does not request permanent data again after a day', 'for good', 24 * 60 * 60_000, false],
  ['does not request data that is fresh for a minute again after 59 s', 'a minute', 59_000, false],
  ['requests data that is fresh for a minute again after 61 s', 'a minute', 61_000, true],
  ['always rereads data that is never fresh', 'never', 0, true],
];

test.each(ages)('%s', (_title, kept, age, isAgain) => {
  const now = Date.now();
  for (const [name, { read }] of rows.filter(([, one]) => one.kept === kept)) {
    const queryClient = newQueryClient();
    const { queryKey } = read('uz');
    queryClient.setQueryData(
      [...queryKey],
      { pages: [], pageParams: [] },
      { updatedAt: now - age },
    );
    aShop(() => new Promise(() => {}));
    const { observer, leave } = show(read('uz'), queryClient);
    expect(observer.getCurrentResult().isFetching, name).toBe(isAgain);
    leave();
  }
});

test('requests nothing for an empty search text or a missing district', () => {
  const requests = aShop(withData(null));
  for (const read of [suggestQuery('', 'uz'), nearPointsQuery('uz'), nearPointsQuery('uz', 0)]) {
    show(read).leave();
  }
  expect(requests).toEqual([]);
});

test.each(rows.filter(([name]) => name !== 'seen products after one is marked as seen'))(
  'aborts the request for %s when the query is canceled',
  async (_name, { read }) => {
    const requests = aShop(() => new Promise(() => {}));
    const { leave, queryClient } = show(read('uz'));
    await vi.waitFor(() => expect(requests).toHaveLength(1), soon);
    expect(requests[0]?.signal?.aborted).toBe(false);
    void queryClient.cancelQueries();
    expect(requests[0]?.signal?.aborted).toBe(true);
    leave();
  },
);

test('marks a product as seen before it reads the seen products', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: string, { body }: RequestInit = {}) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : null);
    return Response.json({ status: true, data: null, message: null });
  });
  show(seenAfterQuery('uz', 7)).leave();
  await vi.waitFor(() => expect(sent).toEqual([{ product: 7 }, null]), soon);
});

const list = { results: [{ id: 1 }] };
const searches = { popular_searches: { uz: ['qozon'], ru: ['казан'] } };
const selected = (read: object, data: unknown): unknown =>
  'select' in read && typeof read.select === 'function' ? read.select(data) : 'nothing is selected';

test.each([
  ['addresses', addressesQuery('uz'), list, list.results],
  ['regions', regionsQuery('uz'), list, list.results],
  ['districts', districtsQuery('uz', 1), list, list.results],
  ['pickup points', deliveryPointsQuery('uz'), list, list.results],
  ['nearby pickup points', nearPointsQuery('uz', 1), list, list.results],
  ['categories', categoriesQuery('uz'), list, list.results],
  ['sessions', sessionsQuery('uz'), list, list.results],
  ['restock alerts', restockQuery('uz'), list, list.results],
  [
    'orders',
    orderCountsQuery('uz'),
    { ...list, active: 2, completed: 3 },
    { active: 2, completed: 3 },
  ],
  ['popular searches in Uzbek', popularSearchesQuery('uz'), searches, ['qozon']],
  ['popular searches in Russian', popularSearchesQuery('ru'), searches, ['казан']],
  ['no popular searches', popularSearchesQuery('uz'), {}, undefined],
])('selects the data to display from a response that contains %s', (_name, read, data, shown) => {
  expect(selected(read, data)).toEqual(shown);
});

test.each([
  [10, 1, 'none'],
  [11, 1, 2],
  [20, 2, 'none'],
  [21, 2, 3],
  [0, 1, 'none'],
])('for %i orders, the page after page %i is %s', (count, pages, next) => {
  const { getNextPageParam, initialPageParam } = ordersQuery('uz', 'active');
  const results = Array.from({ length: 10 }, () => anOrder());
  const page = { results, count, active: 0, completed: 0 };
  const all = Array.from({ length: pages }, () => page);
  const expected = next === 'none' ? undefined : { page: next };
  expect(getNextPageParam(page, all, initialPageParam, [])).toEqual(expected);
  expect(initialPageParam).toEqual({ page: 1 });
});

test.each([
  ['continues the list of orders after its cursor', '10_7', { page: 3, after: '10_7' }],
  ['ends the list of orders without a cursor', null, undefined],
])('%s', (_title, next, expected) => {
  const { getNextPageParam, initialPageParam } = ordersQuery('uz', 'active');
  const page = { results: [], count: 99, active: 0, completed: 0, next };
  expect(getNextPageParam(page, [page, page], initialPageParam, [])).toEqual(expected);
});

/** A part of the title, the number of orders on each page, and the expected number of requests. */
const reviewable: [string, number[], number][] = [
  ['to the end of the list', [2, 3, 1], 3],
  ['until there are 50', [30, 20, 5], 2],
  ['no further when a page is empty', [2, 0, 3], 2],
  ['no further than one full page', [50, 5], 1],
];

test.each(reviewable)('reads completed orders %s', async (_how, sizes, pages) => {
  const isLast = (at: number) => at === sizes.length - 1;
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const at = requests.push(input.replace('/api/v1', '')) - 1;
    const results = Array.from({ length: sizes[at] ?? 0 }, (_, n) => anOrder({ id: at * 100 + n }));
    const next = isLast(at) ? null : `10_${at}`;
    const data = { results, count: 99, active: 0, completed: 99, next };
    return Response.json({ status: true, data, message: null });
  });
  const { results } = await newQueryClient().fetchQuery(completedOrdersQuery('uz'));
  const first = '/order/order?state=completed&size=50';
  const rest = Array.from({ length: pages - 1 }, (_, at) => `${first}&after=10_${at}`);
  expect(requests).toEqual([first, ...rest]);
  expect(results).toHaveLength(sizes.slice(0, pages).reduce((sum, size) => sum + size, 0));
});

test('shows the last quote while the next quote is requested', async () => {
  const queryClient = newQueryClient();
  const observer = new QueryObserver(queryClient, quoteQuery('uz', body));
  const leave = observer.subscribe(() => {});
  const last = { lines: [], pieces: 0, full: 0, discount: 0, delivery_price: 0, total: 5 };
  queryClient.setQueryData(quoteQuery('uz', body).queryKey, Object(last));
  aShop(() => new Promise(() => {}));
  observer.setOptions(quoteQuery('uz', { lines: [] }));
  expect(observer.getCurrentResult().data).toEqual(last);
  expect(observer.getCurrentResult().isPlaceholderData).toBe(true);
  leave();
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]), soon);
});
