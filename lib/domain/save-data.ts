/** The request headers that decide it. */
export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

const slow = /^(?:slow-)?2g$|^3g$/;

type Connection = { saveData: boolean; effectiveType: string | null | undefined };

/** Whether nothing may be loaded ahead (S9-11). */
export function skipsPrefetch({ saveData, effectiveType }: Connection): boolean {
  return saveData || effectiveType === '2g' || effectiveType === 'slow-2g';
}

/** Whether the shopper asks for few bytes or has a weak network (record 019). */
export function wantsSaveData({ saveData, effectiveType }: Connection): boolean {
  return saveData || slow.test(effectiveType ?? '');
}
