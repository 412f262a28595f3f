import { useEffect, useRef } from 'react';

/** Tells, when an answer comes, whether whoever asked is still before what she asked from. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
