import { OFFLINE_PATH } from '@/lib/constants';

export function isOfflinePath(pathname: string): boolean {
  return pathname.replace(/^\/ru(?=\/)/, '') === OFFLINE_PATH;
}

export function withReturnTo(offlinePath: string, from: string): string {
  return `${offlinePath}?${new URLSearchParams({ from })}`;
}
