import { useCallback, useState } from 'react';

/**
 * The share from which an element counts as fully visible; slightly below 1 to allow for fractions
 * of pixels.
 */
const WHOLE = 0.99;

/**
 * Returns `watch`, the ref of an element, and `isInView`: whether that element is fully visible.
 * `isInView` is true without IntersectionObserver.
 *
 * @param margin - Excludes covered parts of the viewport, as a `rootMargin`.
 */
export function useIsInView(margin: string) {
  const [isInView, setInView] = useState(false);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = newObserver(setInView, margin);
      if (!observer) setInView(true);
      observer?.observe(element);
      return () => observer?.disconnect();
    },
    [margin],
  );

  return { watch, isInView };
}

function newObserver(
  onChange: (isInView: boolean) => void,
  rootMargin: string,
): IntersectionObserver | null {
  try {
    return new IntersectionObserver(
      ([entry]) => entry && onChange(entry.intersectionRatio >= WHOLE),
      {
        rootMargin,
        threshold: WHOLE,
      },
    );
  } catch {
    return null;
  }
}
