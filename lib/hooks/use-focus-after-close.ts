import { useEffect } from 'react';
import { focusHeading } from './focus-heading';

/** When what had the focus is gone in the next frame, and nothing else has got it. */
export function focusHeadingIfLost() {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/** A dialog gives the focus back to its opener; if its answer has removed that, the heading gets it. */
export function useFocusAfterClose(isOpen: boolean) {
  useEffect(() => {
    if (isOpen) return focusHeadingIfLost;
  }, [isOpen]);
}
