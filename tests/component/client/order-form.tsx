import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { usePlaceOrder } from '@/lib/client/order/place-order';
import { newQueryClient } from '@/lib/client/query-client';
import { REPLAY_EVERY_MS } from '@/lib/constants';
import type { OrderForm } from '@/lib/contract/order';
import { signedOut } from '@/stores/auth';
import { anOrder, anOrderLine } from '@/tests/support/component/order';
import { atPlace } from '@/tests/support/component/render';

/** On a busy machine a response can take longer than the default timeout of one second. */
export const soon = { timeout: 10_000 };

export type Reply = { status?: number; data?: unknown; after?: Promise<void> };

/** The order that results from sending `form`. */
export const order = anOrder({
  delivery: 'pickup',
  products: [anOrderLine(1, { sub_product: 5, amount: 1 })],
});

export const lost: Reply = { status: 500 };
export const found: Reply = { data: order };
export const missing: Reply = { data: null };

export const form = {
  lines: [{ sub_product: 5, amount: 1, price: 10 }],
  full_name: 'Madina',
  phone_number: '998901234567',
  payment: 'cash' as const,
  delivery: { type: 'pickup' as const, point: 1 },
};

/** Stubs a shop with a sequence of responses per endpoint. The last response repeats. */
export function aShop(replies: Record<string, Reply[]>) {
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
  return { sent, requestCount: () => sent.filter(({ call }) => call === SENT).length };
}

export const PLACE = 'POST /order/order';
export const SENT = 'GET /order/sent';

export function aForm(replies: Record<string, Reply[]>) {
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
