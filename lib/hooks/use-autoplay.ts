import { type RefObject, useEffect } from 'react';
import { isSlowConnection } from './slow-connection';

type Autoplay = { every: number; isPaused: boolean; onTick: () => void };

/** Ticks unless the element is paused, pointed at, focused or hidden, or motion is unwanted. */
export function useAutoplay(
  element: RefObject<HTMLElement | null>,
  { every, isPaused, onTick }: Autoplay,
) {
  useEffect(() => {
    const wantsCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isPaused || wantsCalm || isSlowConnection()) return;

    // The first interval starts when the page is opened, not when it is hydrated.
    const age = performance.now();
    let timer = setTimeout(tick, age < every ? every - age : every);
    function tick() {
      const isBusy = element.current?.matches(':hover, :focus-within') ?? true;
      if (!isBusy && !document.hidden) onTick();
      timer = setTimeout(tick, every);
    }
    return () => clearTimeout(timer);
  }, [element, every, isPaused, onTick]);
}
