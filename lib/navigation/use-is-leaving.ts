import { useSyncExternalStore } from 'react';
import type { Leaving } from './leave';

/**
 * Separate from `leave.ts`, which the script before hydration contains, so that React stays out of
 * it.
 */
export function useIsLeaving({ subscribe, isLeaving }: Leaving): boolean {
  return useSyncExternalStore(subscribe, isLeaving, () => false);
}
