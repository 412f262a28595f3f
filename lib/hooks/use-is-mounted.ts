import { useEffect, useRef } from 'react';

/** Tells, when an answer comes, whether whoever asked is still before what she asked from. */
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
