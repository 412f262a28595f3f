import { useCallback, useState } from 'react';

/**
 * Returns `watch`, the ref of an element, and `isNear`: whether that element has ever come near the
 * viewport.
 *
 * @param margin - The distance that counts as near, as a `rootMargin` of IntersectionObserver.
 */
export function useIsNear(margin: string) {
  const [isNear, setNear] = useState(false);

  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (!window.IntersectionObserver) return setNear(true);
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          setNear(true);
          observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );

  return { watch, isNear };
}
