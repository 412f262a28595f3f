/** What React answers when it is pressed, and links that do more than lead somewhere. */
export const CONTROLS = 'button, input, [role], a[hreflang]';

/** What was pressed, if it is one of `kinds` and does not stand in a link. */
export function controlOf(target: EventTarget | null, kinds: string): HTMLElement | null {
  const control = target instanceof Element ? target.closest(`a[href], ${kinds}`) : null;
  return control instanceof HTMLElement && control.matches(kinds) ? control : null;
}
