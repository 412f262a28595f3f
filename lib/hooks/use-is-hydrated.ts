import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false in the server's HTML and during hydration, so that both match. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
