import { useCallback, useState } from 'react';

/**
 * An element counts as fully visible if at least this part of it is visible. It is slightly below 1
 * to allow for rounding of pixels.
 */
const WHOLE = 0.99;

/**
 * Returns `watch`, the ref of an element, and `isInView`: whether that element is fully visible.
 * `isInView` is true without IntersectionObserver.
 *
 * @param margin - A `rootMargin` that excludes covered parts of the viewport.
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
