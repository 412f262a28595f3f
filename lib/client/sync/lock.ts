/** Without Web Locks (old browsers, plain http, refused storage) each tab works alone. */
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
