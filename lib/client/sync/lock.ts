/**
 * Does the work in one tab at a time. Without the Web Locks API (old browsers, plain http), or where
 * the browser refuses it with its storage, each tab works alone.
 */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let started: Promise<Result> | undefined;
  const start = () => {
    started ??= work();
    return started;
  };
  try {
    await navigator.locks.request(name, start);
  } catch {
    // Refused, or the work has failed: its own promise says so.
  }
  return start();
}
