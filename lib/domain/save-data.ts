/** The request headers that decide it. */
export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

const slow = /^(?:slow-)?2g$|^3g$/;

type Connection = { saveData: boolean; effectiveType: string | null | undefined };

/** Whether the shopper asks for few bytes or has a weak network (record 019). */
export function wantsSaveData({ saveData, effectiveType }: Connection): boolean {
  return saveData || slow.test(effectiveType ?? '');
}
