import { useSyncExternalStore } from 'react';
import type { Leaving } from './leave';

/** Apart from `leave.ts`, which the script before hydration contains: that has no React. */
export function useIsLeaving({ subscribe, isLeaving }: Leaving): boolean {
  return useSyncExternalStore(subscribe, isLeaving, () => false);
}
