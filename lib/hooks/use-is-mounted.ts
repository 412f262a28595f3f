import { useInsertionEffect, useRef } from 'react';

/**
 * Returns a function that reports whether the component is still mounted, for callbacks after a
 * response. Unlike state it causes no render. A component that `Activity` hides is still mounted, so
 * this uses an insertion effect, which `Activity` does not clean up.
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
