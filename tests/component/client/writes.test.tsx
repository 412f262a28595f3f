import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartQuery } from '@/lib/client/cart';
import { categoriesQuery } from '@/lib/client/header';
import { likedQuery } from '@/lib/client/liked';
import { addressesQuery, useRemoveAddress, useSaveAddress } from '@/lib/client/order/address';
import { orderQuery, quoteQuery, useCancelOrder, useStartPayment } from '@/lib/client/order/order';
import {
  completedOrdersQuery,
  latestOrdersQuery,
  orderCountsQuery,
  ordersQuery,
  useOrderAgain,
} from '@/lib/client/order/orders';
import { useOneClickOrder, usePlaceOrder } from '@/lib/client/order/place-order';
import { suggestQuery } from '@/lib/client/product/catalog';
import { seenQuery, shortQuery } from '@/lib/client/product/product';
import { restockQuery, useAddRestock, useRemoveRestock } from '@/lib/client/product/restock';
import { useAddReview } from '@/lib/client/product/review';
import { useChangeUser } from '@/lib/client/session/change-user';
import { clearShopperData } from '@/lib/client/session/clear-shopper-data';
import { sessionsQuery, useEndSession } from '@/lib/client/session/session';
import { useSendCode, useSignIn } from '@/lib/client/session/sign-in';
import { installmentQuery, userQuery } from '@/lib/client/session/user';
import { currentToken, signedIn, signedOut } from '@/stores/auth';
import { anOrder } from '@/tests/support/component/order';
import { atPlace } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';

/** All data that a browser has read from the shop. */
const reads = {
  cart: cartQuery('uz'),
  liked: likedQuery('uz'),
  seen: seenQuery('uz'),
  'active orders': ordersQuery('uz', 'active'),
  'ended orders': ordersQuery('uz', 'completed'),
  'one order': orderQuery('uz', 20_431),
  'latest orders': latestOrdersQuery('uz'),
  'ended orders to review': completedOrdersQuery('uz'),
  'how many orders': orderCountsQuery('uz'),
  addresses: addressesQuery('uz'),
  instalment: installmentQuery('uz'),
  user: userQuery('uz'),
  sessions: sessionsQuery('uz'),
  restock: restockQuery('uz'),
  quote: quoteQuery('uz', { lines: [] }),
  product: shortQuery('qozon', 'uz'),
  categories: categoriesQuery('uz'),
  suggestions: suggestQuery('qozon', 'uz'),
};
type Read = keyof typeof reads;
const names = Object.keys(reads) as Read[];
const orderReads = names.filter((name) => name.includes('order'));
const ofGuestsToo: Read[] = ['cart', 'liked', 'seen'];

const form = { region: 1, district: 2, city: 2, house: 'Navoiy, 1' };
const address = {
  id: 3,
  ...form,
  text: '',
  entrance: '',
  floor: '',
  flat: '',
  intercom_code: '',
  comment: '',
};
const order = anOrder();
const refusal = { detail: 'Sabab', fields: {} };
const quoted = { lines: [], full: 0, discount: 0, delivery_price: 0, total: 0, instalments: [] };

type Sent = {
  method: string;
  path: string;
  body: unknown;
  key: string | null;
  language: string | null;
};

/** Stubs a browser that has cached all data and a shop that sends `response` to every write. */
function aBrowser(response: { status?: number; data: unknown }) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const { queryKey } of Object.values(reads)) queryClient.setQueryData([...queryKey], {});
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    const { body } = init;
    sent.push({
      method: init.method ?? '',
      path: pathname.replace('/api/v1', ''),
      body: body instanceof FormData ? Object.fromEntries(body) : body && JSON.parse(String(body)),
      key: new Headers(init.headers).get('idempotency-key'),
      language: new Headers(init.headers).get('accept-language'),
    });
    const { status = 200, data } = response;
    return Response.json({ status: status < 400, data, message: null }, { status });
  });
  const wrapper = ({ children }: { children: ReactNode }) =>
    atPlace(children, {}, undefined, queryClient);
  const stateOf = (name: Read) => queryClient.getQueryState([...reads[name].queryKey]);
  return {
    queryClient,
    sent,
    wrapper,
    again: () => names.filter((name) => stateOf(name)?.isInvalidated),
    gone: () => names.filter((name) => stateOf(name)?.data === undefined),
  };
}

type Mutation = { mutate: (given: never) => void; isPending: boolean };
const nothing = () => {};
// Checks each argument against its hook here, because the table of writes loses their types.
const write = <Given,>(
  use: () => { mutate: (given: Given) => void; isPending: boolean },
  given: Given,
) => ({
  use: use as () => Mutation,
  given: given as never,
});

const checkout = {
  lines: [{ sub_product: 5, amount: 1, price: 10 }],
  full_name: 'Madina',
  phone_number: '998901234567',
  payment: 'cash' as const,
  delivery: { type: 'pickup' as const, point: 1 },
};
const oneClick = {
  full_name: 'Madina',
  phone_number: '998901234567',
  region: 1,
  district: 2,
  address: '',
  type: 1,
  longitude: '',
  latitude: '',
  products: [{ product: 7, sub_product: 5, price: 10, count: 1 }],
};
const then = { onPlaced: nothing, onRefused: nothing };

/** Each write with its request and the reads that are invalidated after success or rejection. */
const writes = {
  'a cancellation of an order': {
    ...write(useCancelOrder, 20_431),
    data: order,
    sends: ['POST', '/order/order/20431/cancel', undefined],
    done: [...orderReads, 'instalment'],
    refused: [...orderReads, 'instalment'],
  },
  'a new address': {
    ...write(useSaveAddress, { id: null, body: form }),
    data: address,
    sends: ['POST', '/order/address', expect.objectContaining({ house: form.house })],
    done: ['addresses'],
    refused: ['addresses'],
  },
  'a changed address': {
    ...write(useSaveAddress, { id: 3, body: form }),
    data: address,
    sends: ['PUT', '/order/address/3', expect.objectContaining({ house: form.house })],
    done: ['addresses'],
    refused: ['addresses'],
  },
  'a removal of an address': {
    ...write(useRemoveAddress, 3),
    data: null,
    sends: ['DELETE', '/order/address/3', undefined],
    done: ['addresses'],
    refused: ['addresses'],
  },
  'a review': {
    ...write(() => useAddReview({ slug: 'qozon', line: 8, onAdded: nothing }), {
      rating: 5,
      text: 'Zoʻr',
      photos: [],
    }),
    data: { id: 1, rating: 5, text: '', photos: [], author: { title: '' }, date: '' },
    sends: [
      'POST',
      '/catalog/product/qozon/review',
      { rating: '5', text: 'Zoʻr', order_line: '8' },
    ],
    done: orderReads,
    refused: [],
  },
  'a restock alert': {
    ...write(useAddRestock, { sub_product: 5, phone: '998901234567' }),
    data: null,
    sends: ['POST', '/catalog/restock', { sub_product: 5, phone: '998901234567' }],
    done: ['restock'],
    refused: ['restock'],
  },
  'a removal of a restock alert': {
    ...write(useRemoveRestock, 5),
    data: null,
    sends: ['DELETE', '/catalog/restock/5', undefined],
    done: ['restock'],
    refused: ['restock'],
  },
  'the end of a session': {
    ...write(useEndSession, 9),
    data: null,
    sends: ['DELETE', '/user/session/9', undefined],
    done: ['sessions'],
    refused: ['sessions'],
  },
  'a changed name': {
    ...write(useChangeUser, { first_name: 'Zuhra', last_name: '', gender: '', email: '' }),
    data: { ...aUser, first_name: 'Zuhra' },
    sends: ['PUT', '/user/user_settings', expect.objectContaining({ first_name: 'Zuhra' })],
    done: [],
    refused: [],
  },
  'an order from the cart': {
    ...write(() => usePlaceOrder(then), checkout),
    data: order,
    sends: ['POST', '/order/order', checkout],
    done: ['cart', ...orderReads, 'addresses', 'instalment', 'user'],
    refused: [],
  },
  'a one-click order': {
    ...write(() => useOneClickOrder(then), oneClick),
    data: order,
    sends: ['POST', '/order/create', expect.anything()],
    done: [...orderReads, 'user'],
    refused: [],
  },
  'a repeated order': {
    ...write(() => useOrderAgain(nothing), order),
    data: quoted,
    sends: ['POST', '/order/quote', expect.objectContaining({ lines: expect.any(Array) })],
    done: [],
    refused: [],
  },
  'a sign-in': {
    ...write(() => useSignIn({ onSignedIn: nothing, onRefused: nothing }), {
      phone: '998901234567',
      code: '12345',
    }),
    data: { token: 'a-token', user: aUser },
    sends: ['POST', '/user/sign-in', { phone: '998901234567', code: '12345' }],
    done: ofGuestsToo,
    refused: [],
  },
  'a request for a code': {
    ...write(() => useSendCode({ onSent: nothing, onRefused: nothing }), '998901234567'),
    data: { detail: 'Kod yuborildi', data: { resend_after: 120 } },
    sends: ['POST', '/user/send-code', { phone: '998901234567' }],
    done: [],
    refused: [],
  },
};

const cases = Object.entries(writes);

beforeEach(() => signedOut());
afterEach(() => vi.unstubAllGlobals());

const inOrder = (found: readonly string[]) => names.filter((name) => found.includes(name));

async function run(
  { use, given }: (typeof cases)[number][1],
  browser: ReturnType<typeof aBrowser>,
) {
  const { result } = renderHook(use, { wrapper: browser.wrapper });
  act(() => result.current.mutate(given));
  // Two presses must send only one request.
  act(() => result.current.mutate(given));
  await waitFor(() => expect(browser.sent).not.toHaveLength(0));
  await waitFor(() => expect(result.current.isPending).toBe(false));
}

test.each(cases)('sends %s only once and then reads the changed data again', async (_name, one) => {
  const browser = aBrowser({ data: one.data });
  await run(one, browser);
  expect(browser.sent.map(({ method, path, body }) => [method, path, body])).toEqual([one.sends]);
  expect(browser.sent[0]?.language).toBe('uz');
  await waitFor(() => expect(browser.again()).toEqual(inOrder(one.done)));
});

test.each(cases)('does not treat %s as successful after a rejection', async (_name, one) => {
  const browser = aBrowser({ status: 422, data: refusal });
  await run(one, browser);
  await waitFor(() => expect(browser.again()).toEqual(inOrder(one.refused)));
  expect(browser.gone()).toEqual([]);
  expect(currentToken()).toBeNull();
});

test('stores the token on sign-in and shows a changed name at once', async () => {
  const browser = aBrowser({ data: { token: 'a-token', user: aUser } });
  await run(writes['a sign-in'], browser);
  await waitFor(() => expect(currentToken()).toBe('a-token'));

  const changed = { ...aUser, first_name: 'Zuhra' };
  const next = aBrowser({ data: changed });
  await run(writes['a changed name'], next);
  await waitFor(() => expect(next.queryClient.getQueryData(['user', 'uz'])).toEqual(changed));
});

test('drops the token and all loaded data at the end of a session', () => {
  const { queryClient, gone } = aBrowser({ data: null });
  signedIn({ token: 'a-token', user: aUser });
  clearShopperData(queryClient, 'session-end');
  expect(currentToken()).toBeNull();
  expect(gone()).toEqual(names);
});

const address422 = { status: 422, data: { detail: 'Sabab', fields: {} } };
const code = (response: Parameters<typeof aBrowser>[0]) => {
  const callbacks = { onSignedIn: vi.fn(), onRefused: vi.fn() };
  return { ...callbacks, browser: aBrowser(response), use: () => useSignIn(callbacks) };
};

test.each([
  ['reports a wrong code with the reason of the API', address422, 'Sabab', true],
  [
    'does not report a code as wrong when the limit is reached',
    { status: 429, data: { detail: '5 daqiqadan keyin' } },
    '5 daqiqadan keyin',
    false,
  ],
  [
    'does not sign in with an empty token',
    { data: { token: '', user: aUser } },
    expect.any(String),
    false,
  ],
])('%s', async (_title, response, text, isWrong) => {
  const { use, browser, onRefused, onSignedIn } = code(response);
  const { result } = renderHook(use, { wrapper: browser.wrapper });
  act(() => result.current.mutate({ phone: '998901234567', code: '12345' }));
  await waitFor(() => expect(onRefused.mock.calls).toEqual([[text, { isWrong }]]));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(currentToken()).toBeNull();
});

test.each(['//evil.test/pay', 'javascript:alert(1)', 'pay', ''])(
  'does not redirect to the payment address %j',
  async (redirect_url) => {
    const onFailed = vi.fn();
    const { wrapper } = aBrowser({ data: { redirect_url } });
    const { result } = renderHook(() => useStartPayment({ onFailed }), { wrapper });
    act(() => result.current.mutate({ order: 20_431, provider: 'payme' }));
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(onFailed.mock.calls[0]).toMatchObject([20_431, { kind: 'malformed' }]);
  },
);

test('does not report a failed payment after the shopper has left', async () => {
  const onFailed = vi.fn();
  const { wrapper, sent } = aBrowser(address422);
  const { result } = renderHook(() => useStartPayment({ onFailed }), { wrapper });
  act(() => result.current.mutate({ order: 20_431, provider: 'payme' }));
  history.replaceState(null, '', '/elsewhere');
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(sent).toMatchObject([{ path: '/order/order/20431/payment', body: { provider: 'payme' } }]);
  expect(onFailed).not.toHaveBeenCalled();
  history.replaceState(null, '', '/');
});

test('uses a new key per order and the same key when an order is sent again', async () => {
  const keys: (string | null | undefined)[] = [];
  for (const response of [{ status: 500, data: null }, { data: order }, { data: order }]) {
    const browser = aBrowser(response);
    await run(writes['an order from the cart'], browser);
    keys.push(browser.sent[0]?.key);
  }
  expect(keys.every(Boolean)).toBe(true);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
