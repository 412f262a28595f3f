import { useEffect, useRef, useState } from 'react';

/** Whether an element has left the screen at its top. */
export function useHasScrolledPast<Watched extends HTMLElement>() {
  const watched = useRef<Watched>(null);
  const [isPast, setPast] = useState(false);

  useEffect(() => {
    const element = watched.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { watched, isPast };
}
