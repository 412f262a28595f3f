import { useEffect, useRef } from 'react';

/** Where a control takes the place of another that had the focus, the focus goes to its last button. */
export function useKeepFocus<Area extends HTMLElement>(state: unknown) {
  const area = useRef<Area>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const remember = () => {
      hadFocus.current = true;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hadFocus.current = false;
    };
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state says when one replaces the other.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (hadFocus.current && isLost) {
      area.current
        ?.querySelector<HTMLElement>('button:last-of-type')
        ?.focus({ preventScroll: true });
    }
  }, [state]);

  return area;
}
