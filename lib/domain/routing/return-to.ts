import { type Locale, OFFLINE_PATH } from '@/lib/constants';
import { localePath, splitLocale } from './locale-path';

export function isOfflinePath(pathname: string): boolean {
  return splitLocale(pathname).path === OFFLINE_PATH;
}

export function withReturnTo(offlinePath: string, from: string): string {
  return `${offlinePath}?${new URLSearchParams({ from })}`;
}

const SITE = 'http://site.invalid';

/**
 * Where the offline page leads back to: only a path of this site, never another address. The language
 * is that of the offline page, where it may have been switched.
 */
export function readReturnTo(from: string | null, locale: Locale): string | null {
  if (!from?.startsWith('/') || !URL.canParse(from, SITE)) return null;
  const { origin, pathname, search, hash } = new URL(from, SITE);
  const { path } = splitLocale(pathname);
  const isOwn = origin === SITE && !path.startsWith('//');
  if (!isOwn || isOfflinePath(pathname)) return null;
  return localePath(locale, path) + search + hash;
}
