import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { caller } from '@/lib/client/call';
import { NEVER_FRESH_MS } from '@/lib/client/freshness';
import { goHome, goOffline } from '@/lib/client/page/leave-page';
import { newQueryClient } from '@/lib/client/query-client';
import cart from '@/lib/contract/shapes/cart.json';
import { currentToken, signedIn, signedOut } from '@/stores/auth';
import { aUser } from '@/tests/support/component/sign-in-api';

const call = caller<'cart' | 'restock'>(cart);

/** On a busy machine a response can take longer than the default timeout of one second. */
const soon = { timeout: 10_000 };

vi.mock(import('@/lib/client/page/leave-page'), async (actual) => ({
  ...(await actual()),
  goHome: vi.fn(),
  goOffline: vi.fn(),
}));

let requests = 0;
const respondWith = (status: number) => {
  requests = 0;
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json({ status: false, data: null, message: null }, { status });
  });
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  signedOut();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const carts = { queryKey: ['cart'], queryFn: () => call('cart.list', {}, { locale: 'uz' }) };

async function read(queryKey = ['cart']) {
  const options = { ...carts, queryKey, retryDelay: 0 };
  const observer = new QueryObserver(newQueryClient(), options);
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false), soon);
  leave();
  return observer.getCurrentResult();
}

async function send() {
  const observer = new MutationObserver(newQueryClient(), {
    mutationFn: () => call('restock.remove', { params: { id: 5 } }, { locale: 'uz' }),
  });
  await observer.mutate().catch(() => null);
}

test.each([
  ['retries', 'no response', 0, 2],
  ['retries', 'status 500', 500, 2],
  ['retries', 'status 503', 503, 2],
  ['does not retry', 'status 422', 422, 1],
  ['does not retry', 'status 404', 404, 1],
  ['does not retry', 'status 429', 429, 1],
])('%s a read that fails with %s', async (_outcome, _failure, status, times) => {
  respondWith(status);
  expect((await read()).error).not.toBeNull();
  expect(requests).toBe(times);
});

test('does not retry a failed write', async () => {
  respondWith(500);
  await send();
  expect(requests).toBe(1);
  expect(goOffline).toHaveBeenCalledOnce();
});

test('does not retry after a programming error', async () => {
  const queryFn = vi.fn(() => Promise.reject(new TypeError('x is not a function')));
  const queryClient = newQueryClient();
  await queryClient.fetchQuery({ ...carts, queryFn, retryDelay: 0 }).catch(() => null);
  const observer = new QueryObserver(queryClient, { queryKey: ['other'], queryFn, retryDelay: 0 });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), soon);
  leave();
  expect(queryFn).toHaveBeenCalledTimes(2);
  expect(console.warn).toHaveBeenLastCalledWith('x is not a function');
});

test('sends reads and writes without a connection instead of pausing them', async () => {
  onlineManager.setOnline(false);
  respondWith(0);
  expect((await read()).fetchStatus).toBe('idle');
  expect(requests).toBe(2);
  respondWith(0);
  await send();
  expect(requests).toBe(1);
});

test('does not refetch when a window becomes visible again', async () => {
  respondWith(422);
  const observer = new QueryObserver(newQueryClient(), { ...carts, staleTime: 0 });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), soon);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  leave();
  expect(requests).toBe(1);
});

test('a 401 signs out, opens the home page and records the session end (S8-10, S8-11)', async () => {
  signedIn({ token: 'dead', user: aUser });
  respondWith(401);
  await read(['orders']);
  expect(currentToken()).toBeNull();
  expect(goHome).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('chorsu:session-end')).toBe('1');
});

const MINUTE_MS = 60_000;
const back = -10 * MINUTE_MS;
const always = { staleTime: NEVER_FRESH_MS };

test.each([
  ['does not read data again within half a minute', MINUTE_MS / 2, {}, 0],
  ['reads data again after a minute', MINUTE_MS, {}, 1],
  ['reads data again after the clock was set back by a second', -1000, {}, 1],
  ['reads data again after the clock was set back by ten minutes', back, {}, 1],
  ['immediately rereads data that is never fresh', 0, always, 1],
  ['rereads data that is never fresh after the clock was set back', back, always, 1],
])('%s', async (_title, byMs, own, times) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const queryFn = vi.fn(async () => 'data');
  const queryClient = newQueryClient();
  const open = async () => {
    const observer = new QueryObserver(queryClient, { queryKey: ['orders'], queryFn, ...own });
    const leave = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false), soon);
    leave();
  };
  await open();
  vi.setSystemTime(Date.now() + byMs);
  await open();
  expect(queryFn).toHaveBeenCalledTimes(1 + times);
});
