import { type RefObject, useEffect, useEffectEvent } from 'react';
import { MENU_OUTSIDE_CLICK_DELAY_MS } from '@/lib/constants';

type UseDismissOptions = { isOpen: boolean; onDismiss: (event: Event) => void };

/**
 * Calls `onDismiss` when the shopper presses Escape or clicks outside `area`. It ignores clicks in
 * the first 100 ms, so that the click that opened an overlay does not close it.
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  { isOpen, onDismiss }: UseDismissOptions,
) {
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

function isOutside(area: RefObject<HTMLElement | null>, event: Event): boolean {
  return area.current !== null && !event.composedPath().includes(area.current);
}
