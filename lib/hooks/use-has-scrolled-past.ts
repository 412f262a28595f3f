import { useCallback, useState } from 'react';

/** Whether the element with the ref `watch` has left the screen at its top. */
export function useHasScrolledPast() {
  const [isPast, setPast] = useState(false);

  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
      },
      // Everything below counts as on the screen, so that a jump over the element is noticed.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { watch, isPast };
}
