import { useEffect, useRef } from 'react';
import { focusHeadingIfLost } from './focus-heading-if-lost';

/** When the entry of a list that had the focus is removed, the heading above gets it. */
export function useFocusAfterRemoval(count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) focusHeadingIfLost();
    before.current = count;
  }, [count]);
}
