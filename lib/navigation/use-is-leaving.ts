import { useSyncExternalStore } from 'react';
import type { Leaving } from './leave';

/**
 * Returns whether the browser is leaving the page. This hook is separate from `leave.ts`, so that
 * the script that runs before hydration does not include React.
 */
export function useIsLeaving({ subscribe, isLeaving }: Leaving): boolean {
  return useSyncExternalStore(subscribe, isLeaving, () => false);
}
