/** Runs pieces of work one after another: each starts when all that came before have ended. */
export type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure must not stop the next piece of work.
    last = result.catch(() => undefined);
    return result;
  };
}
