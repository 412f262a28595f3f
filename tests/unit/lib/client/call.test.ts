import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { caller } from '@/lib/client/call';
import { API_BASE, DEFAULT_LOCALE, LOCALES } from '@/lib/constants';
import { callNames } from '@/lib/contract/call-names';
import type { CallName } from '@/lib/contract/calls';
import type { Sent } from '@/lib/contract/contract';

const call = caller<string>({});

// What is sent plays no part here: every call goes through the same door.
const nothing = {} as Sent<CallName>;

// Newer versions of Node have Web Locks, one table for all threads of a process.
beforeEach(() => void vi.stubGlobal('navigator', undefined));
afterEach(() => void vi.unstubAllGlobals());

test('every call of the browser goes below the versioned base, with credentials, in the page’s language (S7-01, S7-02, S7-03)', async () => {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Response.json({ status: true, data: null, message: null });
  });

  for (const locale of LOCALES) {
    for (const name of callNames) {
      await call(name, nothing, { locale }).catch(() => null);
      const { url = '', init = {} } = asked.at(-1) ?? {};
      expect(url.startsWith('/api/v1/'), name).toBe(true);
      expect(init.credentials, name).toBe('include');
      expect(new Headers(init.headers).get('accept-language'), name).toBe(locale);
    }
  }
  expect(asked).toHaveLength(callNames.length * LOCALES.length);
  expect([API_BASE, DEFAULT_LOCALE]).toEqual(['/api/v1', 'uz']);
});
