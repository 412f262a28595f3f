import { OFFLINE_PATH } from '@/lib/constants';

const SITE = 'http://site.invalid';

/** Where the offline page leads back to: only a path of this site, never another address. */
export function returnToOf(from: string | null): string | null {
  if (!from?.startsWith('/') || !URL.canParse(from, SITE)) return null;
  const { origin, pathname, search, hash } = new URL(from, SITE);
  const isOwn = origin === SITE && !pathname.startsWith('//');
  return isOwn && !isOfflinePath(pathname) ? `${pathname}${search}${hash}` : null;
}

export function isOfflinePath(pathname: string): boolean {
  return pathname.replace(/^\/ru(?=\/)/, '') === OFFLINE_PATH;
}

export function withReturnTo(offlinePath: string, from: string): string {
  return `${offlinePath}?${new URLSearchParams({ from })}`;
}
