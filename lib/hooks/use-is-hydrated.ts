import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Returns false on the server and during hydration, so that the HTML matches. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
