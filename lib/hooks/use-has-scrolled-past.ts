import { useCallback, useState } from 'react';

/**
 * Whether the element with the ref `watch` has left the screen at its top: never, if the browser
 * has no IntersectionObserver.
 */
export function useHasScrolledPast() {
  const [isPast, setPast] = useState(false);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = newObserver(setPast);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, []);

  return { watch, isPast };
}

function newObserver(onChange: (isPast: boolean) => void): IntersectionObserver | null {
  try {
    return new IntersectionObserver(
      ([entry]) => {
        if (entry) onChange(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
      },
      // Everything below counts as on the screen, so that a jump over the element is noticed.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
  } catch {
    return null;
  }
}
