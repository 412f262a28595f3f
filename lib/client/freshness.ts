/** How long data that was read is shown again without another read, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * The `staleTime` of data that is read again whenever it is shown. With 0, react-query would keep
 * data whose time of reading is ahead of the clock of the device, because the clock was put back.
 */
export const NEVER_FRESH_MS = Number.NEGATIVE_INFINITY;

/** The `staleTime` of all other data. A clock that was put back must not keep it fresh for longer. */
export function freshnessMs({ state }: { state: { dataUpdatedAt: number } }): number {
  return state.dataUpdatedAt > Date.now() ? NEVER_FRESH_MS : FRESH_MS;
}
