import { OFFLINE_PATH } from '@/lib/constants';
import { splitLocale } from './locale-path';

/** Returns whether the path, with or without a language prefix, is the offline page. */
export function isOfflinePath(pathname: string): boolean {
  return splitLocale(pathname).path === OFFLINE_PATH;
}

/** Appends the current page to the path of the offline page, which links back to it. */
export function withReturnTo(offlinePath: string, from: string): string {
  return `${offlinePath}?${new URLSearchParams({ from })}`;
}
