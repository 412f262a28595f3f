/**
 * Whether this is `npm run test:full`, which adds the slow tests: load tests at full size, repeated
 * crashes, every route in both languages, and every API test on PostgreSQL as well. `npm test` runs
 * a subset that finds the same kinds of faults.
 */
export const isFull = process.env.TEST_FULL === '1';

export function wholeOrPart<Size>(whole: Size, part: Size): Size {
  return isFull ? whole : part;
}

const SHARES = 5;

/**
 * Returns the whole list in the full tests, otherwise every fifth item. `round` selects the subset;
 * five consecutive rounds cover the whole list.
 */
export function allOrShare<Item>(list: readonly Item[], round: number): Item[] {
  return list.filter((_, index) => isFull || index % SHARES === round % SHARES);
}
