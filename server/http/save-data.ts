import type { IncomingHttpHeaders } from 'node:http';

export const LIGHT_HEADERS = 'Save-Data, ECT';

/** Whether the shopper pays for every byte, or waits long for it (blueprint: light mode). */
export function isLightWanted(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || /^(?:slow-)?2g$|^3g$/.test(String(headers.ect ?? ''));
}
