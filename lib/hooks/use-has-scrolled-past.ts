import { useEffect, useRef, useState } from 'react';

/** Whether an element has left the screen at its top. */
export function useHasScrolledPast<Watched extends HTMLElement>() {
  const watched = useRef<Watched>(null);
  const [isPast, setPast] = useState(false);

  useEffect(() => {
    const element = watched.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
      },
      // What is still below counts as on the screen: a jump over the element is noticed as well.
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { watched, isPast };
}
