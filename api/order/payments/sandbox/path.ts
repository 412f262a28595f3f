import { API_BASE, type Locale } from '@/lib/constants';

export const SANDBOX_PATH = `${API_BASE}/payment/sandbox`;

/** On the shop's own origin, wherever that is. */
export function sandboxPath(token: string, locale: Locale): string {
  return `${SANDBOX_PATH}/${token}?lang=${locale}`;
}
