/**
 * Whether this is `npm run test:full`, which adds the slow tests: load tests at full size, crashes,
 * variants of a journey by language, width and panel, every route in both languages, and every API
 * test on PostgreSQL as well. `npm test` runs a subset that finds the same kinds of faults, except
 * where a comment next to a test states what the subset lacks.
 *
 * The slow tests are those with the tag `@full` (end-to-end), the files `*.full.test.ts` (system
 * and scale), the files in `onlyInFullRuns` of `vitest.config.ts` (API), and tests that are defined
 * only if this constant is true.
 */
export const isFull = process.env.TEST_FULL === '1';

export function wholeOrPart<Size>(whole: Size, part: Size): Size {
  return isFull ? whole : part;
}

const SHARES = 5;

/**
 * Returns the whole list in the full tests, otherwise every fifth item. `round` selects the subset;
 * five consecutive rounds cover the whole list. Items that `isRequired` accepts are always
 * included, and only the others are counted.
 */
export function allOrShare<Item>(
  list: readonly Item[],
  round: number,
  isRequired: (item: Item) => boolean = () => false,
): Item[] {
  let others = -1;
  return list.filter((item) => {
    if (isFull || isRequired(item)) return true;
    others += 1;
    return others % SHARES === round % SHARES;
  });
}
