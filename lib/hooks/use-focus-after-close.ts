import { useEffect } from 'react';

/**
 * When what had the focus is gone in the next frame, and nothing else has got it. The route watcher
 * has the same for a new page: shared, it would be in the first load of every page.
 */
export function focusHeadingIfLost() {
  requestAnimationFrame(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

/** A dialog gives the focus back to its opener; if its answer has removed that, the heading gets it. */
export function useFocusAfterClose(isOpen: boolean) {
  useEffect(() => {
    if (isOpen) return focusHeadingIfLost;
  }, [isOpen]);
}
