import { useEffect, useRef } from 'react';
import { focusHeadingIfLost } from './focus-heading';

/**
 * Moves the focus to the page's heading when a focused list entry is removed.
 *
 * @param count - The number of entries in the list.
 */
export function useFocusAfterRemoval(count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) focusHeadingIfLost();
    before.current = count;
  }, [count]);
}
