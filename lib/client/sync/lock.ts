/**
 * Milliseconds for which an order waits for a request of another tab. After that it is sent anyway,
 * because the API creates only one order per key.
 */
export const ORDER_WAIT_MS = 10_000;

/**
 * Runs `work` in one tab at a time. Without Web Locks (old browsers, plain HTTP, blocked storage)
 * tabs do not wait for each other.
 *
 * @param waitMs - Milliseconds after which the work starts without the lock. Use it only for work
 *   that is correct without the lock: a write in another tab may hang for minutes.
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
    // The lock was refused or timed out, or the work failed. If the work failed, its promise
    // reports the error.
  } finally {
    clearTimeout(timer);
  }
  return start();
}
