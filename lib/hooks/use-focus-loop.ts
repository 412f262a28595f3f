import { useEffect } from 'react';

/** Tab goes from the last button of an overlay to the first and back, and never behind it. */
export function useFocusLoop(overlay: string) {
  useEffect(() => {
    function turn(event: KeyboardEvent) {
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
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [overlay]);
}
