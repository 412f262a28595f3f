import { type RefObject, useEffect, useRef } from 'react';

/** When the entry that had the focus is removed, what stands above the list gets it. */
export function useKeptFocus(above: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) {
      above.current?.focus({ preventScroll: true });
    }
  }, [above, count]);
}
