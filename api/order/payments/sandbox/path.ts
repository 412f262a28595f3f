import { API_BASE, type ContentLocale } from '@/lib/constants';

export const SANDBOX_PATH = `${API_BASE}/payment/sandbox`;

/** A path, since the page is on the shop's own origin. */
export function sandboxPath(token: string, locale: ContentLocale): string {
  return `${SANDBOX_PATH}/${token}?lang=${locale}`;
}
