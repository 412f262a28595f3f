/** A CSS selector of the controls whose clicks only React handles. */
export const CONTROLS = 'button, input, [role]';

/**
 * Returns the closest element around the target that matches `kinds`, unless another link is
 * closer.
 */
export function controlOf(target: EventTarget | null, kinds: string): HTMLElement | null {
  const control = target instanceof Element ? target.closest(`a[href], ${kinds}`) : null;
  return control instanceof HTMLElement && control.matches(kinds) ? control : null;
}

/**
 * Returns the clicked link if the click makes the browser leave this page for another page of this
 * origin.
 */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = controlOf(event.target, `${CONTROLS}, a[href]`);
  if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainClick(event)) return null;
  const isElsewhere = link.pathname + link.search !== location.pathname + location.search;
  return link.origin === location.origin && isElsewhere ? link : null;
}

/** Returns whether a click would open a link in this tab and no other listener has handled it. */
export function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return !(event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey);
}

export function isTickable({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/**
 * Returns whether the control is an input other than a button. Callers must handle checkboxes and
 * radio buttons first, because the result is true for them as well.
 */
export function isTextField(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && !/button|submit|reset|image/.test(control.type);
}

export function isSubmitButton(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}
