import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns whether the page is hydrated: false on the server and during hydration, so that the first
 * render matches the HTML.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
