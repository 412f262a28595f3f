/** The request headers that it follows from. */
export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

const slow = /^(?:slow-)?2g$|^3g$/;

type Said = { saveData: string | null | undefined; ect: string | null | undefined };

/** Whether the shopper pays for every byte, or waits long for it (record 019). */
export function wantsSaveData({ saveData, ect }: Said): boolean {
  return saveData === 'on' || slow.test(ect ?? '');
}
