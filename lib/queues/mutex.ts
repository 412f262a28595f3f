/** Runs tasks one after another: each starts when all previous ones have finished. */
export type Mutex = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Creates a queue whose tasks run one after another, in the order of their calls. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure must not stop the next task.
    last = result.catch(() => undefined);
    return result;
  };
}
