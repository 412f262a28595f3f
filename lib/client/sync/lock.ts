/** How long an order waits for a request of another tab. The API makes one order of each key. */
export const ORDER_WAIT_MS = 10_000;

/**
 * Runs `work` in one tab at a time. Without Web Locks (old browsers, plain http, refused storage)
 * the tabs do not wait for each other.
 *
 * @param waitMs - Milliseconds after which the work starts without the lock. Only for work that is
 * correct without it: a write in another tab may hang for minutes.
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
    // Refused, waited for too long, or the work has failed: its own promise has the reason.
  } finally {
    clearTimeout(timer);
  }
  return start();
}
