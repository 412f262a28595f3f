import { useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the component is still mounted, for callbacks that run
 * after a response. A component that `Activity` hides is still mounted. The hook therefore uses an
 * insertion effect, which `Activity` does not clean up.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useInsertionEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
