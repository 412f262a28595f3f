/** The time in milliseconds for which data is shown without being fetched again. */
const FRESH_MS = 60_000;

/**
 * The `staleTime` of data that is fetched again whenever it is shown.
 *
 * With 0, react-query would keep data whose fetch time is in the future, which happens after the
 * device's clock is set back.
 */
export const NEVER_FRESH_MS = Number.NEGATIVE_INFINITY;

/**
 * Returns the default `staleTime` of queries in milliseconds. A clock that is set back does not
 * extend it.
 */
export function freshnessMs({ state }: { state: { dataUpdatedAt: number } }): number {
  return state.dataUpdatedAt > Date.now() ? NEVER_FRESH_MS : FRESH_MS;
}
