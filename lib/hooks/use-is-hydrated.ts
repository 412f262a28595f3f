import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while React hydrates it, so that both match. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
