import { useEffect, useRef } from 'react';

/**
 * Returns a function that reports whether the component is still mounted, for callbacks that run
 * after a response. Unlike a state it causes no render.
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
