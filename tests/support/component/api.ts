import { vi } from 'vitest';
import { type CallName, calls } from '@/lib/contract/calls';
import type { Data } from '@/lib/contract/contract';

/**
 * Stubs GET endpoints of the shop API for this test. Other requests fail as if the API were
 * unreachable.
 */
export function stubApi(responses: { [Name in CallName]?: Data<Name> }) {
  const fetchStub = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    for (const [name, data] of Object.entries(responses)) {
      if (isCall(name) && calls[name] === `GET ${pathname.replace('/api/v1', '')}`) {
        return Response.json({ status: true, data, message: null });
      }
    }
    throw new TypeError('fetch failed');
  });
  vi.stubGlobal('fetch', fetchStub);
  return fetchStub;
}

function isCall(name: string): name is CallName {
  return name in calls;
}
