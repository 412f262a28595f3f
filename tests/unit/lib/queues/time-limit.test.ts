import { afterEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from '@/lib/queues/time-limit';

afterEach(() => {
  vi.useRealTimers();
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

test('aborts slow work like a timeout signal of the browser', async () => {
  vi.useFakeTimers();
  const late = withTimeLimit(1000, untilAborted).catch((error: unknown) => error);

  await vi.advanceTimersByTimeAsync(1000);

  expect(await late).toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['succeeds', () => Promise.resolve('it')],
  ['fails', () => Promise.reject(new Error('it'))],
])('leaves no timer when the work %s', async (_how, work) => {
  vi.useFakeTimers();

  await withTimeLimit(1000, work).catch(() => null);

  expect(vi.getTimerCount()).toBe(0);
});
