import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { caller } from '@/lib/client/call';
import { API_BASE, DEFAULT_LOCALE, LOCALES } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { callNames, type Sent } from '@/lib/contract/contract';
import { apiTimeReceived, shopTime } from '@/stores/shop-clock';

const call = caller<string>({});

// Empty input: `fetch` is stubbed, so no request needs more.
const nothing = {} as Sent<CallName>;

// Removes Node's Web Locks, because all threads of a process would share them.
beforeEach(() => void vi.stubGlobal('navigator', undefined));
afterEach(() => void vi.unstubAllGlobals());

// Requirements: S7-03
test('sends credentials and language to the versioned base (S7-01, S7-02)', async () => {
  const requests: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init });
    return Response.json({ status: true, data: null, message: null });
  });

  for (const locale of LOCALES) {
    for (const name of callNames) {
      await call(name, nothing, { locale }).catch(() => null);
      const { url = '', init = {} } = requests.at(-1) ?? {};
      expect(url.startsWith('/api/v1/'), name).toBe(true);
      expect(init.credentials, name).toBe('include');
      expect(new Headers(init.headers).get('accept-language'), name).toBe(locale);
    }
  }
  expect(requests).toHaveLength(callNames.length * LOCALES.length);
  expect([API_BASE, DEFAULT_LOCALE]).toEqual(['/api/v1', 'uz']);
});

describe("the shop's time", () => {
  const DATE = 'Sat, 28 Nov 2026 12:50:00 GMT';
  const time = Date.parse(DATE);
  const respondWith = (response: () => Response) => vi.stubGlobal('fetch', async () => response());
  const readTime = async () => {
    await call('site.settings', nothing, { locale: 'uz' }).catch(() => null);
    return shopTime();
  };
  const envelope = { status: true, data: null, message: null };
  const at = (date: string, init: ResponseInit = {}) =>
    Response.json(envelope, { ...init, headers: { date, ...init.headers } });

  beforeEach(() => void vi.useFakeTimers({ now: time - 3 * 24 * 60 * 60 * 1000 }));
  afterEach(() => void vi.useRealTimers());

  test('is the Date of a response plus the Age of a cached copy', async () => {
    respondWith(() => at(DATE));
    expect(await readTime()).toBe(time);
    respondWith(() => at(DATE, { headers: { age: '3600' } }));
    expect(await readTime()).toBe(time + 3_600_000);
  });

  test('is also read from the Date of a rejection', async () => {
    apiTimeReceived(0);
    respondWith(() => at(DATE, { status: 422 }));
    expect(await readTime()).toBe(time);
  });

  test('stays the same after a response that is not from the API', async () => {
    apiTimeReceived(0);
    respondWith(() => new Response('<h1>Gateway</h1>', { headers: { date: DATE } }));
    expect(await readTime()).toBe(0);
    respondWith(() => Response.json(envelope));
    expect(await readTime()).toBe(0);
  });

  test('is used to convert a Retry-After date to seconds', async () => {
    const retry = { 'retry-after': 'Sat, 28 Nov 2026 12:51:30 GMT' };
    respondWith(() => at(DATE, { status: 429, headers: retry }));
    const error = await call('site.settings', nothing, { locale: 'uz' }).catch((one) => one);
    expect(error).toMatchObject({ kind: 'too-many', retryAfter: 90 });
  });
});
