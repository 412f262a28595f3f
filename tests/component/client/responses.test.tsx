import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cart, cartQuery, useCartSync } from '@/lib/client/cart';
import { liked, likedQuery, useLikedSync } from '@/lib/client/liked';
import { PAY_KEY, useStartPayment } from '@/lib/client/order/order';
import { useOrderAgain } from '@/lib/client/order/orders';
import { useAddReview } from '@/lib/client/product/review';
import { newQueryClient } from '@/lib/client/query-client';
import { useSendCode, useSignIn } from '@/lib/client/session/sign-in';
import { useWrite } from '@/lib/client/write';
import { currentToken, signedOut } from '@/stores/auth';
import { linesReceived, useCartLines } from '@/stores/cart';
import { likedReceived, useLikedIds } from '@/stores/liked';
import { aCartLine } from '@/tests/support/component/cart-line';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { atPlace } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { t } from '@/tests/support/component/text';

type StubResponse = { status?: number; data: unknown; headers?: Record<string, string> };

vi.mock(import('@/lib/client/page/leave-page'), async (actual) => ({
  ...(await actual()),
  goOffline: vi.fn(),
}));

/** Stubs a browser and a shop that sends the same response to all requests. */
function aBrowser({ status = 200, data, headers = {} }: StubResponse) {
  const queryClient = newQueryClient();
  const sent: [call: string, body: unknown, language: string | null][] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = `${init.method} ${input.replace('/api/v1', '')}`;
    const { body } = init;
    const language = new Headers(init.headers).get('accept-language');
    sent.push([call, typeof body === 'string' ? JSON.parse(body) : undefined, language]);
    return Response.json({ status: status < 400, data, message: null }, { status, headers });
  });
  const wrapper = ({ children }: { children: ReactNode }) =>
    atPlace(children, {}, undefined, queryClient);
  return { queryClient, sent, wrapper };
}

beforeEach(() => {
  signedOut();
  linesReceived([]);
  likedReceived([]);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

test.each([
  [{ id: 5, value: 2 }, ['POST /order/cart', { sub_product: 5, amount: 2 }, 'ru']],
  [{ id: 5, value: 0 }, ['DELETE /order/cart/5', undefined, 'ru']],
])('sends the cart intent %j as one request', async (intent, call) => {
  const { sent } = aBrowser({ data: null });
  await cart.send(intent, 'ru');
  expect(sent).toEqual([call]);
});

test.each([
  [{ id: 7, value: true }, ['POST /order/wish', { product: 7 }, 'ru']],
  [{ id: 7, value: false }, ['DELETE /order/wish/7', undefined, 'ru']],
])('sends the wishlist intent %j as one request', async (intent, call) => {
  const { sent } = aBrowser({ data: null });
  await liked.send(intent, 'ru');
  expect(sent).toEqual([call]);
});

const lines = { results: [aCartLine(5)], count: 1 };
const card = {
  id: 7,
  slug: 'qozon',
  name: 'Qozon',
  images: [],
  sub_product: 5,
  price: 10,
  amount: 1,
  discounted_price: null,
  has_options: false,
  is_new: false,
  rating: 0,
  reviews_count: 0,
};
const wishes = { results: [{ product: card }], count: 1 };

test("shows the API's cart after a refetch, even if the cached cart is fresh", async () => {
  const { queryClient, sent, wrapper } = aBrowser({ data: lines });
  renderHook(useCartSync, { wrapper });
  const { result } = renderHook(useCartLines);
  await waitFor(() => expect(result.current).toMatchObject([{ sub_product: { id: 5 } }]));
  expect(queryClient.getQueryData(cartQuery('uz').queryKey)).toEqual(lines);
  await act(() => cart.reload(queryClient, 'uz'));
  expect(sent.map(([call]) => call)).toEqual(['GET /order/cart', 'GET /order/cart']);
  expect([cart.key, liked.key]).toEqual(['cart', 'liked']);
});

test("shows the API's wishlist after a refetch", async () => {
  const { queryClient, sent } = aBrowser({ data: wishes });
  await act(() => liked.reload(queryClient, 'uz'));
  await act(() => liked.reload(queryClient, 'uz'));
  expect(sent.map(([call]) => call)).toEqual(['GET /order/wish', 'GET /order/wish']);
  const { result } = renderHook(useLikedIds);
  expect(result.current).toEqual([7]);
  expect(queryClient.getQueryData(likedQuery('uz').queryKey)).toMatchObject([{ id: 7 }]);
});

test('reads the wishlist on a page that shows it', async () => {
  const { sent, wrapper } = aBrowser({ data: wishes });
  renderHook(useLikedSync, { wrapper });
  await waitFor(() => expect(sent.map(([call]) => call)).toEqual(['GET /order/wish']));
});

test.each(['https://pay.test/1', 'http://pay.test/1', '/uz/pay/1'])(
  'sends the shopper to the payment page %s',
  async (redirect_url) => {
    const [assign, onFailed] = [vi.fn(), vi.fn()];
    const { wrapper, queryClient } = aBrowser({ data: { redirect_url } });
    const { result } = renderHook(() => useStartPayment({ onFailed }), { wrapper });
    vi.stubGlobal('location', { pathname: '/checkout', assign });
    act(() => result.current.mutate({ order: 20_431, provider: 'payme' }));
    expect(queryClient.isMutating({ mutationKey: PAY_KEY })).toBe(1);
    await waitFor(() => expect(assign.mock.calls).toEqual([[redirect_url]]));
    expect(onFailed).not.toHaveBeenCalled();
  },
);

test('does not redirect a shopper who has left the page', async () => {
  const assign = vi.fn();
  const { wrapper } = aBrowser({ data: { redirect_url: 'https://pay.test/1' } });
  const { result } = renderHook(() => useStartPayment({ onFailed: vi.fn() }), { wrapper });
  const place = { pathname: '/checkout', assign };
  vi.stubGlobal('location', place);
  act(() => result.current.mutate({ order: 20_431, provider: 'payme' }));
  place.pathname = '/cart';
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(assign).not.toHaveBeenCalled();
});

test('does not treat any other write as a payment', async () => {
  const replay = { mutationKey: ['replay', 'cart'], mutationFn: async (_: null) => null };
  const { wrapper, queryClient } = aBrowser({ data: null });
  const { result } = renderHook(() => useWrite({ action: 'cartPut', ...replay }), { wrapper });
  act(() => result.current.mutate(null));
  expect([queryClient.isMutating(), queryClient.isMutating({ mutationKey: PAY_KEY })]).toEqual([
    1, 0,
  ]);
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
});

test('requests a quote for an earlier order and reports which goods are available', async () => {
  const onLeft = vi.fn();
  const quoted = { sub_product: 1, amount: 1, price: 100_000, discounted_price: null, stock: 5 };
  const data = {
    lines: [quoted],
    pieces: 1,
    full: 0,
    discount: 0,
    delivery_price: 0,
    total: 0,
    delivery_date: null,
    payments: ['cash'],
    instalments: [],
  };
  const { wrapper, sent } = aBrowser({ data });
  const { result } = renderHook(() => useOrderAgain(onLeft), { wrapper });
  const products = [anOrderLine(1, { amount: 2 }), anOrderLine(2)];
  act(() => result.current.mutate(anOrder({ products })));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
  const changes = [
    { sub_product: 1, amount: 2 },
    { sub_product: 2, amount: 1 },
  ];
  expect(sent).toEqual([['POST /order/quote', { lines: changes }, 'uz']]);
  expect(onLeft.mock.calls[0]?.[0]).toMatchObject([
    { subProduct: 1, amount: 2, state: 'whole' },
    { subProduct: 2, state: 'gone' },
  ]);
});

test('reports a created review, but not a rejected one', async () => {
  const onAdded = vi.fn();
  const body = { rating: 5, text: 'Zoʻr', photos: [] };
  const review = { id: 1, rating: 5, text: '', photos: [], author: { title: '' }, date: '' };
  for (const response of [{ status: 422, data: null }, { data: review }]) {
    const { wrapper } = aBrowser(response);
    const use = () => useAddReview({ slug: 'qozon', line: 8, onAdded });
    const { result } = renderHook(use, { wrapper });
    act(() => result.current.mutate(body));
    await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false));
    expect(onAdded).toHaveBeenCalledTimes(response.status ? 0 : 1);
  }
});

const unknown = t('errors.write.unknown');

test.each<[string, StubResponse, string[], string[]]>([
  [
    'sent',
    { data: { detail: 'Yuborildi', data: { resend_after: 120 } } },
    ['Yuborildi', '998901234567'],
    [],
  ],
  ['rejected', { status: 422, data: { detail: 'Raqam xato' } }, [], ['Raqam xato']],
  [
    'unavailable according to the API',
    { status: 503, data: { code: 'sms_unavailable', detail: 'SMS yoʻq' } },
    ...([[], ['SMS yoʻq']] as [string[], string[]]),
  ],
  [
    'rejected with another 503 error',
    { status: 503, data: { code: 'other', detail: 'Internal' } },
    [],
    [unknown],
  ],
  ['rejected with a 503 error without a reason', { status: 503, data: null }, [], [unknown]],
])('reports the outcome of a code request that is %s', async (_what, response, sent, refused) => {
  const callbacks = { onSent: vi.fn(), onRefused: vi.fn() };
  const { wrapper } = aBrowser(response);
  const { result } = renderHook(() => useSendCode(callbacks), { wrapper });
  act(() => result.current.mutate('998901234567'));
  await waitFor(() => expect(result.current.isPending || result.current.isIdle).toBe(false));
  expect([callbacks.onSent.mock.calls.flat(), callbacks.onRefused.mock.calls.flat()]).toEqual([
    sent,
    refused,
  ]);
});

test('reports a sign-in once the token is stored', async () => {
  const onSignedIn = vi.fn(() => expect(currentToken()).toBe('a-token'));
  const { wrapper } = aBrowser({ data: { token: 'a-token', user: aUser } });
  const use = () => useSignIn({ onSignedIn, onRefused: vi.fn() });
  const { result } = renderHook(use, { wrapper });
  act(() => result.current.mutate({ phone: '998901234567', code: '12345' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
});

test('allows a write to be sent again after any response', async () => {
  const mutationFn = vi.fn(async (_given: number) => {});
  const write = { action: 'reviewAdd', mutationFn } as const;
  const onSettled = vi.fn();
  const { wrapper } = aBrowser({ data: null });
  const { result } = renderHook(() => useWrite({ ...write, onSettled }), { wrapper });
  for (const given of [1, 2]) {
    mutationFn.mockRejectedValueOnce(new Error('refused'));
    act(() => {
      result.current.mutate(given);
      result.current.mutate(given);
    });
    await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(given));
  }
  expect(mutationFn.mock.calls.map(([given]) => given)).toEqual([1, 2]);
  const { result: other } = renderHook(() => useWrite(write), { wrapper });
  act(() => other.current.mutate(3));
  await waitFor(() => expect(other.current.isSuccess).toBe(true));
});
