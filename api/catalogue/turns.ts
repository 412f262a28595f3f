/** Runs pieces of work one after another: `work` starts when all that came before has ended. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // A failure must not stop the next piece of work.
    last = turn.catch(() => undefined);
    return turn;
  };
}
