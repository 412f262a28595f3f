import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from '@/lib/client/sync/lock';

afterEach(() => void vi.unstubAllGlobals());

const refused = () => {
  throw new DOMException('not allowed', 'SecurityError');
};

test.each([
  ['has no locks', {}],
  ['refuses them', { locks: { request: async () => refused() } }],
  ['throws at them', { locks: { request: refused } }],
])('where the browser %s the work is done without one, once', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn(async () => 'done');
  expect(await withLock('name', work)).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

test('work that fails in its lock is not done again', async () => {
  const request = (_name: string, work: () => Promise<string>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(withLock('name', work)).rejects.toThrow('lost');
  expect(work).toHaveBeenCalledOnce();
});
