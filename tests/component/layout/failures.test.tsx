import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caller } from '@/lib/client/call';
import { newQueryClient } from '@/lib/client/query-client';
import cart from '@/lib/contract/shapes/cart.json';
import user from '@/lib/contract/shapes/user.json';
import { refuse } from '@/tests/support/storage';

const call = caller<'cart' | 'user'>({ ...cart, ...user });

const respondWith = (status: number, data: unknown = null) =>
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: status < 400, data, message: null }, { status }),
  );

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.history.replaceState(null, '', '/products?menu=phones');
  sessionStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

async function readOnce() {
  const observer = new QueryObserver(newQueryClient(), {
    queryKey: ['cart'],
    queryFn: () => call('cart.list', {}, { locale: 'uz' }),
    retryDelay: 0,
  });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isFetching).toBe(false));
  const result = observer.getCurrentResult();
  stop();
  return result;
}

// Requirements: S8-12
test('returns an error and stops loading when a read fails (S8-13, S8-14)', async () => {
  respondWith(422);
  const result = await readOnce();

  expect(result).toMatchObject({ error: expect.any(Error), isFetching: false });
  expect(result.data).toBeUndefined();
  expect(window.location.pathname).toBe('/products');
  expect(console.warn).toHaveBeenCalledOnce();
});

test.each([
  ['by the HTTP status and the data', () => respondWith(429, { detail: 'wait', status: 429 })],
  ['only by the data', () => respondWith(200, { detail: 'wait', status: 429 })],
])(
  'does not treat "too many requests" as a success when reported %s (B-79)',
  async (_how, refuse) => {
    refuse();
    const sent = call('user.sendCode', { body: { phone: '' } }, { locale: 'uz' });
    await expect(sent).rejects.toMatchObject({
      kind: 'too-many',
      detail: 'wait',
      retryAfter: null,
    });
  },
);

test('reports when to retry after a 429 response', async () => {
  const refusal = { status: false, data: { detail: 'wait' }, message: null };
  const headers = { 'Retry-After': '120' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 429, headers }));
  const sent = call('cart.remove', { params: { id: 1 } }, { locale: 'uz' });
  await expect(sent).rejects.toMatchObject({ status: 429, retryAfter: 120 });
});

test('does not navigate when a list is rejected with 429 (S8-08)', async () => {
  respondWith(429, { detail: 'wait' });
  expect(await readOnce()).toMatchObject({ error: expect.any(Error), data: undefined });
  expect(window.location.pathname).toBe('/products');
});

test('ignores status 413, without navigation or message (S8-09)', async () => {
  respondWith(413);
  await readOnce();
  expect(window.location.pathname).toBe('/products');
  expect(console.warn).not.toHaveBeenCalled();
});

test('a 500 opens the offline page with the return path, at most once in 10 s (S8-06)', async () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  respondWith(500);
  await readOnce();
  expect(window.location.pathname).toBe('/offline');
  expect(new URLSearchParams(window.location.search).get('from')).toBe('/products?menu=phones');

  window.history.replaceState(null, '', '/cart');
  clock.mockReturnValue(1_009_999);
  await readOnce();
  expect(window.location.pathname).toBe('/cart');

  clock.mockReturnValue(1_010_000);
  await readOnce();
  expect(window.location.pathname).toBe('/offline');
});

test('opens the offline page in the current language when no response arrives (S8-07)', async () => {
  document.documentElement.lang = 'ru';
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await readOnce();
  document.documentElement.lang = '';

  expect(window.location.pathname).toBe('/ru/offline');
});

test('does not treat an aborted request as a failure (S8-07)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
  await readOnce();
  expect(window.location.pathname).toBe('/products');
});

test('opens the offline page at most once in 10 s even without session storage (S8-06)', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Date, 'now').mockReturnValue(9_999_999_999_999);
  respondWith(500);
  await readOnce();
  expect(window.location.pathname).toBe('/offline');

  window.history.replaceState(null, '', '/cart');
  await readOnce();
  expect(window.location.pathname).toBe('/cart');
});
