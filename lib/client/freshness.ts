/** The time in milliseconds for which data is shown without being fetched again. */
const FRESH_MS = 60_000;

/**
 * A `staleTime` that makes react-query fetch the data again whenever a component shows it.
 *
 * With 0, react-query would treat data as fresh if its fetch time is in the future. That is the
 * case after the device's clock is set back.
 */
export const NEVER_FRESH_MS = Number.NEGATIVE_INFINITY;

/**
 * Returns the default `staleTime` of queries in milliseconds. Setting the device's clock back does
 * not extend it.
 */
export function freshnessMs({ state }: { state: { dataUpdatedAt: number } }): number {
  return state.dataUpdatedAt > Date.now() ? NEVER_FRESH_MS : FRESH_MS;
}
