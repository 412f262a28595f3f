import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while it is taken over, so that both are the same; then true. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
