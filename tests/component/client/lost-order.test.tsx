import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { IdempotencyKeys } from '@/lib/client/order/idempotency';
import { useOneClickOrder, usePlaceOrder } from '@/lib/client/order/place-order';
import { newQueryClient } from '@/lib/client/query-client';
import { useTabSync } from '@/lib/client/sync/tabs';
import { REPLAY_EVERY_MS } from '@/lib/constants';
import type { OrderForm } from '@/lib/contract/order';
import { signedIn, signedOut, useUser } from '@/stores/auth';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { atPlace } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { aGate } from '@/tests/support/stub/gate';

/** On a busy machine nothing comes within a second. */
const soon = { timeout: 10_000 };

vi.mock(import('@/lib/client/page/leave-page'), async (actual) => ({
  ...(await actual()),
  goOffline: vi.fn(),
}));

type Reply = { status?: number; data?: unknown; after?: Promise<void> };

/** Of the goods of `form`. */
const order = anOrder({
  delivery: 'pickup',
  products: [anOrderLine(1, { sub_product: 5, amount: 1 })],
});
const otherGoods = anOrder({ id: 20_777 });
const lost: Reply = { status: 500 };
const found: Reply = { data: order };
const missing: Reply = { data: null };
const keyUsed: Reply = {
  status: 422,
  data: { detail: 'Kalit band', fields: { 'Idempotency-Key': 'Kalit band' } },
};

const form = {
  lines: [{ sub_product: 5, amount: 1, price: 10 }],
  full_name: 'Madina',
  phone_number: '998901234567',
  payment: 'cash' as const,
  delivery: { type: 'pickup' as const, point: 1 },
};
const oneClick = (subProduct: number) => ({
  full_name: 'Madina',
  phone_number: '998901234567',
  region: 1,
  district: 2,
  address: '',
  type: 1,
  longitude: '',
  latitude: '',
  products: [{ product: 7, sub_product: subProduct, price: 10, count: 1 }],
});

/** A shop that answers each call for itself, its last answer for good. */
function aShop(replies: Record<string, Reply[]>) {
  const sent: { call: string; key: string | null; isGivenUp: () => boolean }[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = `${init.method} ${input.replace('/api/v1', '')}`;
    const key = new Headers(init.headers).get('idempotency-key');
    sent.push({ call, key, isGivenUp: () => init.signal?.aborted ?? false });
    const rest = replies[call] ?? [];
    const { status = 200, data = null, after } = (rest.length > 1 ? rest.shift() : rest[0]) ?? {};
    await after;
    return Response.json({ status: status < 400, data, message: null }, { status });
  });
  return { sent, asked: () => sent.filter(({ call }) => call === SENT).length };
}

const PLACE = 'POST /order/order';
const SENT = 'GET /order/sent';
const USER = 'GET /user/user_settings';

function aForm(replies: Record<string, Reply[]>) {
  const queryClient = newQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    atPlace(children, {}, undefined, queryClient);
  const then = { onPlaced: vi.fn(), onRefused: vi.fn() };
  const { result, unmount } = renderHook(() => usePlaceOrder(then), { wrapper });
  const send = async (filled: OrderForm = form) => {
    act(() => result.current.mutate(filled));
    await act(() => vi.advanceTimersByTimeAsync(10));
    await vi.waitFor(() => expect(result.current.isPending).toBe(false), soon);
  };
  const later = () => act(() => vi.advanceTimersByTimeAsync(REPLAY_EVERY_MS));
  return { ...aShop(replies), ...then, send, later, unmount, queryClient, wrapper };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  signedOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an order that is answered is placed, and asked for by nobody', async () => {
  const { send, onPlaced, asked } = aForm({ [PLACE]: [found] });
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  expect(asked()).toBe(0);
});

test('an order whose answer is lost is found by its key at once', async () => {
  const { send, onPlaced, onRefused, sent } = aForm({ [PLACE]: [lost], [SENT]: [found] });
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  expect(onRefused).not.toHaveBeenCalled();
  expect(sent.map(({ call }) => call)).toEqual([PLACE, SENT]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('one that was made before the form was changed says so', async () => {
  const { send, onPlaced } = aForm({ [PLACE]: [keyUsed], [SENT]: [found] });
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: true }]]);
});

test.each([
  ['is refused by the API', keyUsed],
  ['gets no answer', lost],
])(
  'says that another order was made when its key made other goods and it %s',
  async (_how, answer) => {
    const { send, onPlaced, onRefused, sent } = aForm({
      [PLACE]: [answer, found],
      [SENT]: [{ data: otherGoods }],
    });
    await send();
    expect(onPlaced).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([[{ kind: 'other-order', order: 20_777 }]]);
    await send();
    expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
    const keys = sent.filter(({ call }) => call === PLACE).map(({ key }) => key);
    expect(keys[1]).not.toBe(keys[0]);
  },
);

test('says that another order was made when it is found only later', async () => {
  const { send, later, onPlaced, onRefused } = aForm({
    [PLACE]: [keyUsed],
    [SENT]: [lost, lost, { data: otherGoods }],
  });
  await send();
  await later();
  expect(onPlaced).not.toHaveBeenCalled();
  expect(onRefused.mock.calls.at(-1)).toEqual([{ kind: 'other-order', order: 20_777 }]);
});

const toAnAddress = {
  ...form,
  delivery: { type: 'courier' as const, region: 1, district: 2, house: '1' },
};

test('says that the order has the former address when both responses were lost', async () => {
  const { send, onPlaced, onRefused, sent } = aForm({
    [PLACE]: [lost, lost, keyUsed],
    [SENT]: [lost, lost, found],
  });
  await send();
  await send(toAnAddress);
  expect(onRefused.mock.calls.map(([{ reason }]) => reason)).toEqual(['lost']);
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: true }]]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('says that the order has the changed address when only its response was lost', async () => {
  const { send, onPlaced } = aForm({
    [PLACE]: [lost, lost, found],
    [SENT]: [lost, lost, found],
  });
  await send();
  await send(toAnAddress);
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
});

test('claims no address while the API cannot tell which form it accepted', async () => {
  const { send, later, onPlaced, onRefused } = aForm({
    [PLACE]: [lost, lost, lost, lost, keyUsed],
    [SENT]: [lost, lost, found],
  });
  await send();
  await send(toAnAddress);
  expect(onPlaced).not.toHaveBeenCalled();
  expect(onRefused.mock.calls.map(([{ reason }]) => reason)).toEqual(['lost', 'lost']);
  await later();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: true }]]);
});

test('does not send a form a third time when its response is lost twice', async () => {
  const { send, onPlaced, sent } = aForm({ [PLACE]: [lost], [SENT]: [lost, lost, found] });
  await send();
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  expect(sent.filter(({ call }) => call === PLACE)).toHaveLength(2);
});

test('asks first when the key was last sent over a day ago, and orders only when pressed again', async () => {
  const { send, onPlaced, onRefused, sent } = aForm({
    [PLACE]: [lost, found],
    [SENT]: [lost, lost, found],
  });
  await send();
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * 60_000);
  await send();
  expect(onRefused.mock.calls.at(-1)).toEqual([{ kind: 'other-order', order: order.id }]);
  expect(sent.filter(({ call }) => call === PLACE)).toHaveLength(1);
  await send();
  expect(onPlaced).toHaveBeenCalledOnce();
  expect(new Set(sent.filter(({ call }) => call === PLACE).map(({ key }) => key)).size).toBe(2);
});

const THREE_DAYS_MS = 3 * 24 * 60 * 60_000;

test('asks again for the order of an old key when the first request fails', async () => {
  const { send, onPlaced, onRefused, sent } = aForm({
    [PLACE]: [lost, found],
    [SENT]: [lost, lost, { status: 429 }, found],
  });
  await send();
  vi.setSystemTime(Date.now() + THREE_DAYS_MS);
  await send();
  await send();
  expect(onPlaced).not.toHaveBeenCalled();
  expect(onRefused.mock.calls.at(-1)).toEqual([{ kind: 'other-order', order: order.id }]);
  expect(sent.filter(({ call }) => call === PLACE)).toHaveLength(1);
});

test('finds the order of an old key that is sent again and whose response is lost twice', async () => {
  const { send, onPlaced, onRefused } = aForm({
    [PLACE]: [lost, lost, found],
    [SENT]: [lost, lost, missing, lost, lost],
  });
  await send();
  vi.setSystemTime(Date.now() + THREE_DAYS_MS);
  await send();
  await send();
  expect(onRefused.mock.calls.map(([failure]) => failure.kind)).toEqual(['failed', 'failed']);
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
});

test('sends the same key after ten seconds when another tab waits for its response', async () => {
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const { sent, wrapper } = aForm({ [PLACE]: [found] });
  signedIn({ token: 'a-token', user: aUser });
  const then = { onPlaced: vi.fn(), onRefused: vi.fn() };
  const { result } = renderHook(() => usePlaceOrder(then), { wrapper });
  const key = new IdempotencyKeys('checkout').keyOf('cart', 'a-form');
  act(() => result.current.mutate(form));
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(sent).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(sent.filter(({ call }) => call === PLACE).map((one) => one.key)).toEqual([key.key]);
  expect(then.onPlaced).toHaveBeenCalledOnce();
});

test('a form that was left meanwhile is told of nothing any more', async () => {
  const { opened, open } = aGate();
  const { send, onPlaced, unmount, asked, sent } = aForm({
    [PLACE]: [lost],
    [SENT]: [lost, { ...found, after: opened }],
  });
  await send();
  await vi.waitFor(() => expect(asked()).toBe(2), soon);
  expect(sent.at(-1)?.isGivenUp()).toBe(false);
  unmount();
  expect(sent.at(-1)?.isGivenUp()).toBe(true);
  open();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(onPlaced).not.toHaveBeenCalled();
});

test('a refusal with a reason asks for no order', async () => {
  const refusal = { status: 422, data: { detail: 'Sabab', fields: { full_name: 'Ism' } } };
  const { send, onPlaced, onRefused, asked, later } = aForm({ [PLACE]: [refusal] });
  await send();
  await later();
  expect(onPlaced).not.toHaveBeenCalled();
  const failure = { kind: 'fields', fields: { full_name: 'Ism' }, text: 'Sabab' };
  expect(onRefused.mock.calls).toEqual([[failure]]);
  expect(asked()).toBe(0);
});

test('while nobody knows, it is asked for every few seconds, until it is found', async () => {
  const { send, later, onPlaced, onRefused, asked } = aForm({
    [PLACE]: [lost],
    [SENT]: [lost, lost, lost, found],
  });
  await send();
  expect(onRefused.mock.calls).toEqual([[{ kind: 'failed', reason: 'lost', text: '' }]]);
  expect(asked()).toBe(2);
  await later();
  expect(onPlaced).not.toHaveBeenCalled();
  await later();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  await later();
  expect(asked()).toBe(4);
});

test('one that was not made may be sent again, under the same key', async () => {
  const { send, onRefused, onPlaced, sent, later, asked } = aForm({
    [PLACE]: [lost, found],
    [SENT]: [lost, missing],
  });
  await send();
  expect(onRefused.mock.calls.at(-1)).toEqual([{ kind: 'failed', reason: 'not-made', text: '' }]);
  await send();
  expect(onPlaced).toHaveBeenCalledOnce();
  const keys = sent.filter(({ call }) => call === PLACE).map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  const before = asked();
  await later();
  expect(asked()).toBe(before);
});

test('a form that is sent again asks no more for the one before', async () => {
  const { send, later, asked } = aForm({ [PLACE]: [lost, { status: 422 }], [SENT]: [lost] });
  await send();
  await send();
  const before = asked();
  await later();
  expect(asked()).toBe(before);
});

test('a page that is left asks for nothing any more', async () => {
  const { send, later, asked, unmount } = aForm({ [PLACE]: [lost], [SENT]: [lost] });
  await send();
  await later();
  expect(asked()).toBe(3);
  unmount();
  await later();
  expect(asked()).toBe(3);
});

const named = { ...aUser, first_name: 'Madina', full_name: 'Madina' };
const nameless = { ...aUser, first_name: '', last_name: '', full_name: '' };

const ignored = { onPlaced: () => {}, onRefused: () => {} };

test.each([
  [
    'from the cart',
    () => {
      const { mutate, isPending } = usePlaceOrder(ignored);
      return { place: () => mutate(form), isPending };
    },
  ],
  [
    'by one click',
    () => {
      const { mutate, isPending } = useOneClickOrder(ignored);
      return { place: () => mutate(oneClick(5)), isPending };
    },
  ],
])(
  'a customer whom her first order %s names is greeted by that name at once',
  async (_how, use) => {
    const answers = { [PLACE]: [found], 'POST /order/create': [found], [USER]: [{ data: named }] };
    const { sent, wrapper } = aForm(answers);
    signedIn({ token: 'a-token', user: nameless });
    const { result } = renderHook(() => ({ ...use(), user: useUser() }), { wrapper });
    const asked = () => sent.filter(({ call }) => call === USER).length;
    act(() => result.current.place());
    await vi.waitFor(() => expect(result.current.user?.full_name).toBe('Madina'), soon);
    expect(asked()).toBe(1);

    act(() => result.current.place());
    await vi.waitFor(() => expect(sent.at(-1)?.call).toMatch(/^POST/), soon);
    await vi.waitFor(() => expect(result.current.isPending).toBe(false), soon);
    expect(asked()).toBe(1);
  },
);

test('of an order from the cart other tabs are told', async () => {
  const told: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: unknown) => told.push(message);
      close = () => {};
    },
  );
  const { send, wrapper } = aForm({ [PLACE]: [found] });
  renderHook(useTabSync, { wrapper });
  await send();
  expect(told).toEqual(['cart']);

  const then = { onPlaced: vi.fn(), onRefused: vi.fn() };
  aShop({ 'POST /order/create': [found] });
  const { result } = renderHook(() => useOneClickOrder(then), { wrapper });
  act(() => result.current.mutate(oneClick(5)));
  await vi.waitFor(() => expect(then.onPlaced).toHaveBeenCalledOnce(), soon);
  expect(told).toEqual(['cart']);
});

test('of one-click orders each product has a key of its own, until its order is made', async () => {
  vi.useRealTimers();
  const { sent } = aShop({ 'POST /order/create': [{ status: 422 }, { status: 422 }, found] });
  const then = { onPlaced: vi.fn(), onRefused: vi.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => atPlace(children);
  const { result } = renderHook(() => useOneClickOrder(then), { wrapper });
  for (const subProduct of [5, 6, 5, 5]) {
    act(() => result.current.mutate(oneClick(subProduct)));
    await waitFor(() => expect(result.current.isPending).toBe(false));
  }
  const [five, six, again, next] = sent.map(({ key }) => key);
  expect(new Set([five, six, next]).size).toBe(3);
  expect(again).toBe(five);
});
