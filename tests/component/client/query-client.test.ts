import {
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caller } from '@/lib/client/call';
import { goHome, goOffline } from '@/lib/client/leave-page';
import { newQueryClient } from '@/lib/client/query-client';
import cart from '@/lib/contract/shapes/cart.json';
import { currentToken, signedIn, signedOut } from '@/stores/auth';
import { aUser } from '@/tests/support/sign-in-api';

const call = caller<'cart' | 'restock'>(cart);

/** On a busy machine nothing comes within a second. */
const soon = { timeout: 10_000 };

vi.mock(import('@/lib/client/leave-page'), async (actual) => ({
  ...(await actual()),
  ...{ goHome: vi.fn(), goOffline: vi.fn() },
}));

let asked = 0;
const answers = (status: number) => {
  asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
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
  [0, 2],
  [500, 2],
  [503, 2],
  [422, 1],
  [404, 1],
  [429, 1],
])('a read that fails with %i is sent so often: %i', async (status, times) => {
  answers(status);
  expect((await read()).error).not.toBeNull();
  expect(asked).toBe(times);
});

test('a write is sent once', async () => {
  answers(500);
  await send();
  expect(asked).toBe(1);
  expect(goOffline).toHaveBeenCalledOnce();
});

test('what fails by a mistake of the page is not tried again', async () => {
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

test('without a connection a read and a write fail at once', async () => {
  onlineManager.setOnline(false);
  answers(0);
  expect((await read()).fetchStatus).toBe('idle');
  expect(asked).toBe(2);
  answers(0);
  await send();
  expect(asked).toBe(1);
});

test('a window that is shown again asks for nothing', async () => {
  answers(422);
  const observer = new QueryObserver(newQueryClient(), { ...carts, staleTime: 0 });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), soon);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  expect(observer.getCurrentResult().isFetching).toBe(false);
  leave();
  expect(asked).toBe(1);
});

test('whose token is refused is signed out, led home and told so there (S8-10, S8-11)', async () => {
  signedIn({ token: 'dead', user: aUser });
  answers(401);
  await read(['orders']);
  expect(currentToken()).toBeNull();
  expect(goHome).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('chorsu:session-end')).toBe('1');
});
