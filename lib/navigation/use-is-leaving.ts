import { useSyncExternalStore } from 'react';
import type { Leaving } from './leave';

/**
 * Separate from `leave.ts`, so that the script that runs before hydration does not include React.
 */
export function useIsLeaving({ subscribe, isLeaving }: Leaving): boolean {
  return useSyncExternalStore(subscribe, isLeaving, () => false);
}
