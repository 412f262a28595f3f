import { type RefObject, useEffect, useEffectEvent } from 'react';
import { MENU_OUTSIDE_CLICK_DELAY_MS } from '@/lib/constants';

type Options = { isOpen: boolean; onDismiss: (event: Event) => void };

/**
 * Escape and a press outside `area` dismiss what is open. Presses in the first 100 ms are ignored,
 * so that the press that opened it cannot close it.
 */
export function useDismiss(area: RefObject<HTMLElement | null>, { isOpen, onDismiss }: Options) {
  const dismiss = useEffectEvent(onDismiss);

  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;

    document.addEventListener('keydown', (event) => event.key === 'Escape' && dismiss(event), {
      signal,
    });
    const timer = setTimeout(() => {
      document.addEventListener('click', (event) => isOutside(area, event) && dismiss(event), {
        signal,
      });
    }, MENU_OUTSIDE_CLICK_DELAY_MS);

    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [isOpen, area]);
}

/** By the path of the event: what was pressed may have been replaced since. */
function isOutside(area: RefObject<HTMLElement | null>, event: Event): boolean {
  return area.current !== null && !event.composedPath().includes(area.current);
}
