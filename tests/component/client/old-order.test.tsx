import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IdempotencyKeys } from '@/lib/client/order/idempotency';
import { usePlaceOrder } from '@/lib/client/order/place-order';
import { signedIn } from '@/stores/auth';
import { aUser } from '@/tests/support/component/sign-in-api';
import { stubNavigator } from '@/tests/support/navigator';
import { aForm, form, found, lost, missing, order, PLACE, SENT } from './order-form';

vi.mock(import('@/lib/client/page/leave-page'), async (actual) => ({
  ...(await actual()),
  goOffline: vi.fn(),
}));

test('stops resending an order when the lookup after the second lost response finds it', async () => {
  const { send, onPlaced, sent } = aForm({ [PLACE]: [lost], [SENT]: [lost, lost, found] });
  await send();
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
  expect(sent.filter(({ call }) => call === PLACE)).toHaveLength(2);
});

test('looks up an order by a key older than a day before it sends another order', async () => {
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

test('looks up an order by an old key again after a failed lookup', async () => {
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

test('finds an order by an old key when both responses are lost', async () => {
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

test('sends the same key after ten seconds while another tab awaits its response', async () => {
  const request = (_name: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
  stubNavigator('locks', { value: { request } });
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
