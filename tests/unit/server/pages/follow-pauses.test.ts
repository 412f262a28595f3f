import { afterEach, expect, test, vi } from 'vitest';
import { followChanges } from '@/server/pages/follow-changes';

/** The lengths of the pauses in milliseconds. The timer is mocked and does not wait. */
const { pauses } = vi.hoisted(() => ({ pauses: [] as number[] }));
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => void pauses.push(ms),
}));

afterEach(() => void vi.unstubAllGlobals());

test('retries an unavailable API with growing pauses of up to two seconds', async () => {
  let tried = 0;
  const responses = new Map([[6, { number: 1, tags: [] }]]);
  vi.stubGlobal('fetch', async () => {
    tried += 1;
    const response = responses.get(tried);
    if (tried === 9) stop();
    if (!response) throw new TypeError('fetch failed');
    return Response.json(response);
  });
  const stop = followChanges({
    apiUrl: 'http://127.0.0.1:1',
    secret: 'a-secret-of-sixteen',
    apply: async () => {},
  });
  await expect.poll(() => tried).toBe(9);
  // The sixth request succeeds, so the seventh pause is short again.
  expect(pauses.slice(0, 7)).toEqual([250, 500, 1000, 2000, 2000, 250, 500]);
});
