import type { Locale } from '@/lib/constants';
import { localePath, splitLocale } from './locale-path';
import { isOfflinePath } from './return-to';

const SITE = 'http://site.invalid';

/**
 * Reads the page to which the offline page links back.
 *
 * @param from - The `from` parameter of the offline page. It is untrusted, because anyone can
 *   create a link with it.
 * @param locale - The current language of the offline page.
 * @returns A path of this site in that language, or `null` for other URLs and for the offline page
 *   itself.
 */
export function readReturnTo(from: string | null, locale: Locale): string | null {
  if (!from?.startsWith('/') || !URL.canParse(from, SITE)) return null;
  const { origin, pathname, search, hash } = new URL(from, SITE);
  const { path } = splitLocale(pathname);
  const isOwn = origin === SITE && !path.startsWith('//');
  if (!isOwn || isOfflinePath(pathname)) return null;
  return localePath(locale, path) + search + hash;
}
