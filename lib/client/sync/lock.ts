/**
 * The number of milliseconds for which an order waits for another tab's request. After that it is
 * sent anyway. This is safe, because the API creates only one order per key.
 */
export const ORDER_WAIT_MS = 10_000;

/**
 * Runs `work` in one tab at a time. Without Web Locks (old browsers, plain HTTP, blocked storage)
 * tabs do not wait for each other.
 *
 * @param waitMs - The number of milliseconds after which the work starts even without the lock,
 *   because a write in another tab may hang for minutes. Use it only for work that is correct
 *   without the lock.
 */
export async function withLock<Result>(
  name: string,
  work: () => Promise<Result>,
  waitMs?: number,
): Promise<Result> {
  let started: Promise<Result> | undefined;
  const start = () => {
    started ??= work();
    return started;
  };
  const waiting = new AbortController();
  const timer = waitMs === undefined ? undefined : setTimeout(() => waiting.abort(), waitMs);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, start);
  } catch {
    // Either the lock was refused or timed out, or the work failed. If the work failed, the promise
    // that `start` returns rejects.
  } finally {
    clearTimeout(timer);
  }
  return start();
}
