/** The request headers from which `shouldSaveData` is determined, for `Vary` and client hints. */
export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

const slow = /^(?:slow-)?2g$|^3g$/;

type Connection = { saveData: boolean; effectiveType: string | null | undefined };

/** Returns whether links must not be prefetched on this connection (S9-11). */
export function skipsPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/**
 * Returns whether pages should load less data: the browser requests it, or the connection is 3G or
 * slower.
 */
export function shouldSaveData({ saveData, effectiveType }: Connection): boolean {
  return saveData || slow.test(effectiveType ?? '');
}
