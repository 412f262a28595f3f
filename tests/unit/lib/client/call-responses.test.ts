import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caller } from '@/lib/client/call';
import { BROWSER_READ_TIMEOUT_MS } from '@/lib/constants';
import cartShapes from '@/lib/contract/shapes/cart.json';
import userShapes from '@/lib/contract/shapes/user.json';
import { rehydrateAuth, signedIn, signedOut } from '@/stores/auth';

const call = caller<'cart' | 'restock' | 'user'>({ ...cartShapes, ...userShapes });

const locale = 'uz';
const user = {
  id: 7,
  first_name: 'Madina',
  last_name: '',
  full_name: 'Madina',
  gender: null,
  phone: '998901234567',
  email: '',
};

type SentRequest = { signal?: AbortSignal | null | undefined; headers: Headers };

/** Stubs `fetch` with this response, and returns the list of the sent requests. */
function aShop(respond: (signal?: AbortSignal | null) => Response | Promise<Response>) {
  const requests: SentRequest[] = [];
  vi.stubGlobal('fetch', async (_url: string, { signal, headers }: RequestInit) => {
    requests.push({ signal, headers: new Headers(headers) });
    return respond(signal);
  });
  return requests;
}

const withData = (data: unknown) => () => Response.json({ status: true, data, message: null });
const untilAborted = (signal?: AbortSignal | null) =>
  new Promise<Response>((_resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });

beforeEach(() => {
  vi.useFakeTimers();
  // Removes Node's Web Locks, because all threads of a process would share them.
  vi.stubGlobal('navigator', undefined);
  rehydrateAuth();
});
afterEach(() => {
  signedOut();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const list = { results: [], count: 0 };
const read = (signal?: AbortSignal) => call('cart.list', {}, { locale, ...(signal && { signal }) });
const write = (signal?: AbortSignal) =>
  call('restock.remove', { params: { id: 5 } }, { locale, ...(signal && { signal }) });

test('fails a read with a timeout after ten seconds', async () => {
  const requests = aShop(untilAborted);
  const ended = expect(read()).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(BROWSER_READ_TIMEOUT_MS - 1);
  expect(requests[0]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await ended;
});

test('does not count a read as failed if it is aborted before or after it is sent', async () => {
  aShop(untilAborted);
  await expect(read(AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  const giving = new AbortController();
  const ended = expect(read(giving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  giving.abort();
  await ended;
});

test('leaves no timer and no listener after a read', async () => {
  aShop(withData(list));
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  await read(signal);
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.map(([kind]) => kind)).toEqual(['abort']);
});

test('applies no timeout to writes and aborts them only by their own signal', async () => {
  const requests = aShop(untilAborted);
  const giving = new AbortController();
  const ended = expect(write(giving.signal)).rejects.toMatchObject({ name: 'AbortError' });
  await vi.advanceTimersByTimeAsync(10 * BROWSER_READ_TIMEOUT_MS);
  expect(requests[0]?.signal).toBe(giving.signal);
  giving.abort();
  await ended;
  aShop(withData(null));
  expect(await write()).toBeNull();
});

test('reports malformed data as a server error on reads and as malformed on writes', async () => {
  aShop(withData({ results: 5 }));
  await expect(read()).rejects.toMatchObject({ kind: 'server' });
  const cart = { body: { phone: '998901234567' } };
  await expect(call('user.sendCode', cart, { locale })).rejects.toMatchObject({
    kind: 'malformed',
  });
});

test('sends the token and the idempotency key only if they exist', async () => {
  const requests = aShop(withData(list));
  await read();
  expect([...(requests[0]?.headers.keys() ?? [])]).toEqual(['accept-language']);
  signedIn({ token: 'a-token', user });
  await call('cart.list', {}, { locale, idempotencyKey: 'a-key' });
  const { headers } = requests[1] ?? {};
  expect([headers?.get('authorization'), headers?.get('idempotency-key')]).toEqual([
    'Bearer a-token',
    'a-key',
  ]);
});

test("delays a guest's writes until the first is complete, but no customer's writes", async () => {
  const responses: ((response: Response) => void)[] = [];
  const requests = aShop(() => new Promise((resolve) => responses.push(resolve)));
  const done = [write(), write()];
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(1);
  signedIn({ token: 'a-token', user });
  done.push(write());
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(2);
  responses[0]?.(withData(null)());
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(3);
  for (const respond of responses) respond(withData(null)());
  expect(await Promise.all(done)).toEqual([null, null, null]);
});
