import { afterEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from '@/lib/queues/time-limit';

afterEach(() => {
  vi.useRealTimers();
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('aborts slow work with the same error as AbortSignal.timeout', async () => {
  vi.useFakeTimers();
  const late = withTimeLimit(1000, untilAborted).catch((error: unknown) => error);

  await vi.advanceTimersByTimeAsync(1000);

  expect(await late).toMatchObject({ name: 'TimeoutError' });
});

test('does not count the time for which the event loop is blocked', async () => {
  const response = withTimeLimit(250, async (signal) => {
    const until = performance.now() + 400;
    while (performance.now() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return signal.aborted;
  });
  expect(await response).toBe(false);
});

test('aborts work that the caller cancels, even before it starts', async () => {
  const cancel = new AbortController();
  const canceled = withTimeLimit(1000, untilAborted, cancel.signal);
  cancel.abort('not needed');
  await expect(canceled).rejects.toBe('not needed');

  const isAborted = (signal: AbortSignal) => Promise.resolve(signal.aborted);
  expect(await withTimeLimit(1000, isAborted, cancel.signal)).toBe(true);
});

test.each([
  ['succeeds', () => Promise.resolve('it')],
  ['fails', () => Promise.reject(new Error('it'))],
])('leaves no timer running when the work %s', async (_how, work) => {
  vi.useFakeTimers();

  await withTimeLimit(1000, work).catch(() => null);

  expect(vi.getTimerCount()).toBe(0);
});
