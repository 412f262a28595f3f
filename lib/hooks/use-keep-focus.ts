import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a ref for an element that contains a control. When the focused control is replaced, the
 * last button in the element gets the focus.
 *
 * @param state - A value that changes when the control is replaced.
 */
export function useKeepFocus(state: unknown) {
  const current = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  const area = useCallback((element: HTMLElement | null) => {
    current.current = element;
    const remember = () => {
      hadFocus.current = true;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hadFocus.current = false;
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `state` means that the control was replaced.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!hadFocus.current || !isLost) return;
    const button = current.current?.querySelector<HTMLElement>('button:last-of-type');
    button?.focus({ preventScroll: true });
  }, [state]);

  return area;
}
