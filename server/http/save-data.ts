import type { IncomingHttpHeaders } from 'node:http';

export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

/** Whether the shopper pays for every byte, or waits long for it (record 019). */
export function isSaveDataWanted(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || /^(?:slow-)?2g$|^3g$/.test(String(headers.ect ?? ''));
}
