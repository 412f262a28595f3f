import { useEffect } from 'react';

/**
 * Keeps the focus within an overlay: Tab moves it from the last button to the first, and Shift+Tab
 * from the first to the last.
 */
export function useFocusLoop(overlay: string) {
  useEffect(() => {
    function wrapFocus(event: KeyboardEvent) {
      if (event.key !== 'Tab') return;
      const buttons = [
        ...document.querySelectorAll<HTMLElement>(`${overlay} button:not(:disabled)`),
      ].filter((button) => button.getClientRects().length > 0);
      const [from, to] = event.shiftKey
        ? [buttons[0], buttons.at(-1)]
        : [buttons.at(-1), buttons[0]];
      if (document.activeElement !== from) return;
      event.preventDefault();
      to?.focus();
    }
    document.addEventListener('keydown', wrapFocus);
    return () => document.removeEventListener('keydown', wrapFocus);
  }, [overlay]);
}
