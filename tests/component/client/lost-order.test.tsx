import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useOneClickOrder, usePlaceOrder } from '@/lib/client/order/place-order';
import { useTabSync } from '@/lib/client/sync/tabs';
import { signedIn, useUser } from '@/stores/auth';
import { atPlace } from '@/tests/support/component/render';
import { aUser } from '@/tests/support/component/sign-in-api';
import { aGate } from '@/tests/support/stub/gate';
import { aForm, aShop, form, found, lost, missing, order, PLACE, SENT, soon } from './order-form';

vi.mock(import('@/lib/client/page/leave-page'), async (actual) => ({
  ...(await actual()),
  goOffline: vi.fn(),
}));

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

const USER = 'GET /user/user_settings';

test('does not look up an order that got a response', async () => {
  const { send, onPlaced, requestCount } = aForm({ [PLACE]: [found] });
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  expect(requestCount()).toBe(0);
});

test('finds an order at once by its key when the response is lost', async () => {
  const { send, onPlaced, onRefused, sent } = aForm({ [PLACE]: [lost], [SENT]: [found] });
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  expect(onRefused).not.toHaveBeenCalled();
  expect(sent.map(({ call }) => call)).toEqual([PLACE, SENT]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('reports nothing to a form that was closed during the lookup', async () => {
  const { opened, open } = aGate();
  const { send, onPlaced, unmount, requestCount, sent } = aForm({
    [PLACE]: [lost],
    [SENT]: [lost, { ...found, after: opened }],
  });
  await send();
  await vi.waitFor(() => expect(requestCount()).toBe(2), soon);
  expect(sent.at(-1)?.isGivenUp()).toBe(false);
  unmount();
  expect(sent.at(-1)?.isGivenUp()).toBe(true);
  open();
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(onPlaced).not.toHaveBeenCalled();
});

test('does not look up an order that was rejected with a reason', async () => {
  const refusal = { status: 422, data: { detail: 'Sabab', fields: { full_name: 'Ism' } } };
  const { send, onPlaced, onRefused, requestCount, later } = aForm({ [PLACE]: [refusal] });
  await send();
  await later();
  expect(onPlaced).not.toHaveBeenCalled();
  const failure = { kind: 'fields', fields: { full_name: 'Ism' }, text: 'Sabab' };
  expect(onRefused.mock.calls).toEqual([[failure]]);
  expect(requestCount()).toBe(0);
});

test('looks up an order without a response every few seconds until it is found', async () => {
  const { send, later, onPlaced, onRefused, requestCount } = aForm({
    [PLACE]: [lost],
    [SENT]: [lost, lost, lost, found],
  });
  await send();
  expect(onRefused.mock.calls).toEqual([[{ kind: 'failed', reason: 'lost', text: '' }]]);
  expect(requestCount()).toBe(2);
  await later();
  expect(onPlaced).not.toHaveBeenCalled();
  await later();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  await later();
  expect(requestCount()).toBe(4);
});

test('resends an order under the same key when the shop has not created it', async () => {
  const { send, onRefused, onPlaced, sent, later, requestCount } = aForm({
    [PLACE]: [lost, found],
    [SENT]: [lost, missing],
  });
  await send();
  expect(onRefused.mock.calls.at(-1)).toEqual([{ kind: 'failed', reason: 'not-made', text: '' }]);
  await send();
  expect(onPlaced).toHaveBeenCalledOnce();
  const keys = sent.filter(({ call }) => call === PLACE).map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  const before = requestCount();
  await later();
  expect(requestCount()).toBe(before);
});

test('stops looking up an order when the form is sent again and rejected', async () => {
  const { send, later, requestCount } = aForm({ [PLACE]: [lost, { status: 422 }], [SENT]: [lost] });
  await send();
  await send();
  const before = requestCount();
  await later();
  expect(requestCount()).toBe(before);
});

test('stops looking up orders when the shopper leaves the page', async () => {
  const { send, later, requestCount, unmount } = aForm({ [PLACE]: [lost], [SENT]: [lost] });
  await send();
  await later();
  expect(requestCount()).toBe(3);
  unmount();
  await later();
  expect(requestCount()).toBe(3);
});

const named = { ...aUser, first_name: 'Madina', full_name: 'Madina' };
const nameless = { ...aUser, first_name: '', last_name: '', full_name: '' };

const ignored = { onPlaced: () => {}, onRefused: () => {} };

test.each([
  [
    'cart order',
    () => {
      const { mutate, isPending } = usePlaceOrder(ignored);
      return { place: () => mutate(form), isPending };
    },
  ],
  [
    'one-click order',
    () => {
      const { mutate, isPending } = useOneClickOrder(ignored);
      return { place: () => mutate(oneClick(5)), isPending };
    },
  ],
])('immediately shows the name that a customer entered in their first %s', async (_how, use) => {
  const responses = { [PLACE]: [found], 'POST /order/create': [found], [USER]: [{ data: named }] };
  const { sent, wrapper } = aForm(responses);
  signedIn({ token: 'a-token', user: nameless });
  const { result } = renderHook(() => ({ ...use(), user: useUser() }), { wrapper });
  const requestCount = () => sent.filter(({ call }) => call === USER).length;
  act(() => result.current.place());
  await vi.waitFor(() => expect(result.current.user?.full_name).toBe('Madina'), soon);
  expect(requestCount()).toBe(1);

  act(() => result.current.place());
  await vi.waitFor(() => expect(sent.at(-1)?.call).toMatch(/^POST/), soon);
  await vi.waitFor(() => expect(result.current.isPending).toBe(false), soon);
  expect(requestCount()).toBe(1);
});

test('notifies other tabs of an order that was placed from the cart', async () => {
  const broadcasts: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: unknown) => broadcasts.push(message);
      close = () => {};
    },
  );
  const { send, wrapper } = aForm({ [PLACE]: [found] });
  renderHook(useTabSync, { wrapper });
  await send();
  expect(broadcasts).toEqual(['cart']);

  const then = { onPlaced: vi.fn(), onRefused: vi.fn() };
  aShop({ 'POST /order/create': [found] });
  const { result } = renderHook(() => useOneClickOrder(then), { wrapper });
  act(() => result.current.mutate(oneClick(5)));
  await vi.waitFor(() => expect(then.onPlaced).toHaveBeenCalledOnce(), soon);
  expect(broadcasts).toEqual(['cart']);
});

test('keeps one key per variant in one-click orders until the order is created', async () => {
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
