import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cart } from '@/lib/client/cart';
import { newQueryClient } from '@/lib/client/query-client';
import { useSendIntent } from '@/lib/client/sync/send-intent';
import { useWrite } from '@/lib/client/write';
import { ApiError } from '@/lib/http/errors';
import { cartIntents } from '@/stores/cart-intents';
import { interruptionEnded, repeatRequested, takeRepeat } from '@/stores/interruption';
import { atPlace } from '@/tests/support/component/render';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/products');
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => cartIntents.cleared());
  interruptionEnded();
});

function aPage() {
  const queryClient = newQueryClient();
  return ({ children }: { children: ReactNode }) => atPlace(children, {}, undefined, queryClient);
}

const isOffline = () => expect(window.location.pathname).toBe('/offline');

test('sends a failed form again with the same input and callbacks (S8-06)', async () => {
  const mutationFn = vi.fn(async (text: string) => text);
  mutationFn.mockRejectedValueOnce(new ApiError('server', { status: 500 }));
  const onSuccess = vi.fn();
  const { result } = renderHook(() => useWrite({ action: 'reviewAdd', mutationFn }), {
    wrapper: aPage(),
  });
  act(() => result.current.mutate('Juda yaxshi', { onSuccess }));
  await waitFor(isOffline);

  repeatRequested();
  act(() => takeRepeat()?.());
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(mutationFn.mock.calls.map(([text]) => text)).toEqual(['Juda yaxshi', 'Juda yaxshi']);
});

test('does not repeat the action when the shopper returns without pressing the button', async () => {
  const mutationFn = vi.fn(async () => Promise.reject(new ApiError('server')));
  const { result } = renderHook(() => useWrite({ action: 'reviewAdd', mutationFn }), {
    wrapper: aPage(),
  });
  act(() => result.current.mutate(undefined));
  await waitFor(isOffline);
  expect(takeRepeat()).toBeNull();

  repeatRequested();
  expect(takeRepeat()).toBeNull();
});

test('sends a cart intent again on request after a 500 (S8-06)', async () => {
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit = {}) => {
    const isWrite = init.method === 'POST';
    if (isWrite) posted.push(init.body);
    const data = isWrite ? null : { results: [], count: 0, next: null };
    const status = isWrite && posted.length === 1 ? 500 : 200;
    return Response.json({ status: status === 200, data, message: null }, { status });
  });
  const feedback = { onFailed: vi.fn(), onPersisted: vi.fn(), onApplied: vi.fn() };
  const { result } = renderHook(() => useSendIntent(cart, feedback), { wrapper: aPage() });
  act(() => result.current.mutate({ id: 7, value: 1 }));
  await waitFor(isOffline);
  expect(feedback.onFailed).toHaveBeenCalledOnce();

  repeatRequested();
  act(() => takeRepeat()?.());
  await waitFor(() => expect(feedback.onApplied).toHaveBeenCalledOnce());
  expect(posted).toHaveLength(2);
});
