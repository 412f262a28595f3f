/**
 * `npm run test:full` runs what takes too long to wait for: storms at their whole figures, crash
 * rounds, every route in both languages, every API test on PostgreSQL as well. `npm test` runs a
 * part that shows the same faults.
 */
export const isFull = process.env.TEST_FULL === '1';

export function wholeOrPart<Size>(whole: Size, part: Size): Size {
  return isFull ? whole : part;
}

const SHARES = 5;

/** All of a list, or every fifth of it: `turn` says which, so that all turns together miss nothing. */
export function allOrShare<Item>(list: readonly Item[], turn: number): Item[] {
  return list.filter((_, place) => isFull || place % SHARES === turn % SHARES);
}
