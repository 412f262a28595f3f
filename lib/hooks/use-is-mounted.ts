import { useEffect, useRef } from 'react';

/**
 * Returns a function that reports whether the component is still mounted, for callbacks after a
 * response. Unlike state it causes no render.
 */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
