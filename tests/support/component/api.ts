import { vi } from 'vitest';
import { type CallName, calls } from '@/lib/contract/calls';
import type { Data } from '@/lib/contract/contract';

/**
 * Sets the responses of the shop API for this test. Other requests fail as if there was no API.
 */
export function theApiAnswers(answers: { [Name in CallName]?: Data<Name> }) {
  const asked = vi.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(String(input), 'http://localhost');
    for (const [name, data] of Object.entries(answers)) {
      if (isCall(name) && calls[name] === `GET ${pathname.replace('/api/v1', '')}`) {
        return Response.json({ status: true, data, message: null });
      }
    }
    throw new TypeError('fetch failed');
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

function isCall(name: string): name is CallName {
  return name in calls;
}
