/** The request headers that it follows from. */
export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

const slow = /^(?:slow-)?2g$|^3g$/;

type Connection = { saveData: boolean; effectiveType: string | null | undefined };

/** Whether the shopper pays for every byte, or waits long for it (record 019). */
export function wantsSaveData({ saveData, effectiveType }: Connection): boolean {
  return saveData || slow.test(effectiveType ?? '');
}
