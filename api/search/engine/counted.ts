import type { Expression } from './expression';

/** Thrown when a search needs a count that has not been fetched from the engine yet. */
class NotCounted extends Error {
  readonly expression: string;

  constructor(expression: string) {
    super('not counted yet');
    this.expression = expression;
  }
}

export type Counts = { of: (expression: Expression) => number };

/** Maximum number of attempts. One missing count is fetched between two attempts. */
const TRIES = 100;

/**
 * Runs synchronous work that needs counts from the engine. The work restarts after each missing
 * count is fetched; most searches need one or two counts.
 */
export async function withCounts<Result>(
  count: (expression: string) => Promise<number>,
  work: (counts: Counts) => Result,
): Promise<Result> {
  const known = new Map<string, number>();
  const counts = { of: (expression: Expression) => countIn(known, expression) };
  for (let tried = 1; ; tried++) {
    try {
      return work(counts);
    } catch (error) {
      if (!(error instanceof NotCounted) || tried === TRIES) throw error;
      known.set(error.expression, await count(error.expression));
    }
  }
}

function countIn(known: ReadonlyMap<string, number>, expression: Expression): number {
  if (expression === null) return 0;
  const count = known.get(expression);
  if (count === undefined) throw new NotCounted(expression);
  return count;
}
