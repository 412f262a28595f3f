import { useCallback, useState } from 'react';

/** Less than 1, for the sake of parts of pixels. */
const WHOLE = 0.99;

/** Always true in a browser without IntersectionObserver. `margin` takes off covered parts. */
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
