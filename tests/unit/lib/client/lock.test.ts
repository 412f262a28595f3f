import { afterEach, expect, test, vi } from 'vitest';
import { withLock } from '@/lib/client/sync/lock';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const refused = () => {
  throw new DOMException('not allowed', 'SecurityError');
};

test.each([
  ['has no locks', {}],
  ['rejects lock requests', { locks: { request: async () => refused() } }],
  ['throws on lock requests', { locks: { request: refused } }],
])('runs the task once and without a lock if the browser %s', async (_what, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const work = vi.fn(async () => 'done');
  expect(await withLock('name', work)).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

test('does not rerun a task that fails while it holds the lock', async () => {
  const request = (_name: string, _options: object, work: () => Promise<string>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn(() => Promise.reject(new Error('lost')));
  await expect(withLock('name', work)).rejects.toThrow('lost');
  expect(work).toHaveBeenCalledOnce();
});

/** Simulates another tab that never releases the lock. */
const heldLock = (_name: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('starts the task without the lock after the wait time', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request: heldLock } });
  const work = vi.fn(async () => 'done');
  const result = withLock('name', work, 10_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});

test('waits for the lock without a limit when no wait time is given', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { locks: { request: heldLock } });
  const work = vi.fn(async () => 'done');
  void withLock('name', work);
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(work).not.toHaveBeenCalled();
});

test('leaves no timer when the lock is granted in time', async () => {
  vi.useFakeTimers();
  const request = (_name: string, _options: object, work: () => Promise<string>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  await withLock('name', async () => 'done', 10_000);
  expect(vi.getTimerCount()).toBe(0);
});
