import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ORDER_CART_KEY } from '@/lib/constants';
import { anOrderLine } from '@/tests/support/component/order';

const user = {
  id: 7,
  phone: '998901234567',
  email: '',
  gender: null,
  first_name: 'Madina',
  last_name: '',
  full_name: 'Madina',
};
const line = {
  sub_product: 5,
  amount: 2,
  price: 80_000,
  slug: 'qozon-1',
  name: 'Qozon',
  image: null,
  options: '',
};

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

const store = (key: string, state: object) =>
  localStorage.setItem(key, JSON.stringify({ state, version: 1 }));

test('does not report a sign-in until the storage is read (S6-04)', async () => {
  store('chorsu:auth', { token: 'a-token', user });
  const auth = await import('@/stores/auth');
  const { result } = renderHook(() => ({
    isKnown: auth.useIsAuthKnown(),
    isSignedIn: auth.useIsSignedIn(),
    isUserMissing: auth.useIsUserMissing(),
    user: auth.useUser(),
  }));
  const nobody = { isSignedIn: false, isUserMissing: false, user: null };
  expect(result.current).toEqual({ isKnown: false, ...nobody });
  act(auth.rehydrateAuth);
  const signedIn = { isKnown: true, isSignedIn: true, isUserMissing: false, user };
  expect(result.current).toEqual(signedIn);
  act(auth.signedOut);
  expect(result.current).toEqual({ isKnown: true, ...nobody });
});

test.each([
  [
    'reports a missing customer when only a token is stored',
    { token: 'a-token', user: null },
    true,
  ],
  [
    'reports a missing customer when the stored one has no valid id',
    { token: 'a-token', user: { ...user, id: 0 } },
    true,
  ],
  ['reports no missing customer without a token', { token: null, user }, false],
])('%s', async (_title, state, isUserMissing) => {
  store('chorsu:auth', state);
  const auth = await import('@/stores/auth');
  const { result } = renderHook(() => ({
    isSignedIn: auth.useIsSignedIn(),
    isUserMissing: auth.useIsUserMissing(),
    user: auth.useUser(),
  }));
  act(auth.rehydrateAuth);
  expect(result.current).toEqual({ isSignedIn: false, isUserMissing, user: null });
});

test('reads the order lines when first shown and when another tab changes them', async () => {
  store(ORDER_CART_KEY, { lines: [line] });
  const cart = await import('@/stores/order-cart');
  const { result: unread } = renderHook(() => cart.useOrderCart(null));
  expect(unread.current).toEqual([]);
  const { result, unmount } = renderHook(() => ({
    isKnown: cart.useIsOrderCartKnown(),
    lines: cart.useOrderCart(null),
  }));
  expect(result.current).toEqual({ isKnown: true, lines: [line] });

  const changed = (key: string) =>
    act(() => window.dispatchEvent(new StorageEvent('storage', { key })));
  store(ORDER_CART_KEY, { lines: [] });
  changed('chorsu:search');
  expect(result.current.lines).toEqual([line]);
  changed(ORDER_CART_KEY);
  expect(result.current.lines).toEqual([]);

  unmount();
  store(ORDER_CART_KEY, { lines: [line] });
  changed(ORDER_CART_KEY);
  expect(unread.current).toEqual([]);
});

const orderOf = (id: number) => ({
  id,
  products: [anOrderLine(1, { sub_product: line.sub_product, amount: line.amount })],
});

test('starts a second order without the result of the first order', async () => {
  const cart = await import('@/stores/order-cart');
  const { result } = renderHook(() => ({
    placed: cart.usePlacedFromCart(),
    lines: cart.useOrderCart(null),
    isKnown: cart.useIsOrderCartKnown(),
  }));
  expect(result.current).toEqual({ placed: null, lines: [], isKnown: true });
  act(() => cart.orderCartFilled([line]));
  act(() => cart.orderCartPlaced(orderOf(1042), { isEarlier: false }));
  const first = { id: 1042, isEarlier: false };
  expect(result.current).toEqual({ placed: first, lines: [], isKnown: true });
  act(cart.rehydrateOrderCart);
  expect(result.current.placed).toEqual(first);
  act(() => cart.orderCartFilled([line]));
  expect(result.current).toEqual({ placed: null, lines: [line], isKnown: true });
  act(() => cart.orderCartPlaced(orderOf(1043), { isEarlier: false }));
  act(cart.orderCartCleared);
  expect(result.current).toEqual({ placed: null, lines: [], isKnown: true });
});

test("restores an ended session's order cart only for the same customer", async () => {
  const cart = await import('@/stores/order-cart');
  act(() => cart.orderCartFilled([line]));
  act(() => cart.orderCartLeft(7));
  act(() => cart.orderCartLeft(8));
  vi.resetModules();
  const later = await import('@/stores/order-cart');
  const { result } = renderHook(() => ({
    isKnown: later.useIsOrderCartKnown(),
    lines: [7, 8, null].map((customer) => later.useOrderCart(customer)),
  }));
  expect(result.current.lines).toEqual([[line], [], []]);
  expect([7, 8].map(later.currentOrderCart)).toEqual([[line], []]);
  act(() => later.orderCartFilled([line]));
  expect(result.current.lines).toEqual([[line], [line], [line]]);
});

test('counts each item with an intent that waits for a connection once', async () => {
  const { cartIntents } = await import('@/stores/cart-intents');
  const hooks = await import('@/stores/use-intents');
  const { result } = renderHook(() => ({
    hasAny: hooks.useHasPersisted(cartIntents),
    count: hooks.useWaitingCount(cartIntents),
    each: [hooks.useIsWaiting(cartIntents, 5), hooks.useIsWaiting(cartIntents, 6)],
  }));
  const none = { hasAny: false, count: 0, each: [false, false] };
  expect(result.current).toEqual(none);

  const [two, zero] = [
    { id: 5, value: 2 },
    { id: 6, value: 0 },
  ];
  act(() => cartIntents.started(two));
  act(() => cartIntents.pageLeft());
  expect(result.current).toEqual({ ...none, hasAny: true });
  act(() => cartIntents.waitingChanged(true));
  expect(result.current).toEqual({ hasAny: true, count: 1, each: [true, false] });
  act(() => cartIntents.started(zero));
  act(() => void cartIntents.postponed(zero));
  expect(result.current).toEqual({ hasAny: true, count: 2, each: [true, true] });
  act(() => cartIntents.waitingChanged(false));
  expect(result.current).toEqual({ ...none, hasAny: true });
  for (const one of [two, zero]) act(() => cartIntents.completed(one));
  expect(result.current).toEqual(none);
});

test('hides a dismissed notice on the first render and drops invalid storage', async () => {
  store('chorsu:notices', { dismissed: ['old', 7, null] });
  const notices = await import('@/stores/notices');
  const { result } = renderHook(() => ['old', 'new'].map(notices.useIsDismissed));
  expect(result.current).toEqual([true, false]);
  act(() => notices.noticeDismissed('new'));
  expect(result.current).toEqual([true, true]);
  const many = Array.from({ length: 30 }, (_, nth) => `notice ${nth}`);
  store('chorsu:notices', { dismissed: many });
  act(notices.rehydrateNotices);
  const { result: again } = renderHook(() => many.map(notices.useIsDismissed));
  expect(again.current.filter(Boolean)).toHaveLength(20);
});

test('returns the stored searches after rehydration, and updates them', async () => {
  store('chorsu:search', { history: ['qozon'] });
  const search = await import('@/stores/search');
  const { result } = renderHook(search.useSearchHistory);
  expect(result.current).toEqual([]);
  act(search.rehydrateSearchHistory);
  expect(result.current).toEqual(['qozon']);
  act(() => search.termSearched('kiyim'));
  expect(result.current).toEqual(['kiyim', 'qozon']);
  act(() => search.termRemoved('qozon'));
  expect(result.current).toEqual(['kiyim']);
  act(search.historyCleared);
  expect(result.current).toEqual([]);
});
