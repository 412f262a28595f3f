import { vi } from 'vitest';

/**
 * Holds requests to `name` ('METHOD /path') until `release` is called, then sends them as usual.
 */
export function holdCalls(name: string) {
  const originalFetch = globalThis.fetch;
  const held = { sent: 0, release: () => {} };
  const free = new Promise<void>((resolve) => {
    held.release = resolve;
  });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const { pathname } = new URL(input, 'http://localhost');
    if (`${init.method ?? 'GET'} ${pathname.replace('/api/v1', '')}` === name) {
      held.sent += 1;
      await free;
    }
    return originalFetch(input, init);
  });
  return held;
}
