import { isPlainClick } from '@/lib/navigation/is-plain-click';

/** What only React answers when it is pressed. */
export const CONTROLS = 'button, input, [role]';

/** The closest of `kinds` around the target, unless it stands in a link of another kind. */
export function controlOf(target: EventTarget | null, kinds: string): HTMLElement | null {
  const control = target instanceof Element ? target.closest(`a[href], ${kinds}`) : null;
  return control instanceof HTMLElement && control.matches(kinds) ? control : null;
}

export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = controlOf(event.target, `${CONTROLS}, a[href]`);
  if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainClick(event)) return null;
  const isElsewhere = link.pathname + link.search !== location.pathname + location.search;
  return link.origin === location.origin && isElsewhere ? link : null;
}

export function isTickable({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

export function isSubmitButton(control: HTMLElement): boolean {
  return control instanceof HTMLButtonElement && control.type === 'submit' && control.form !== null;
}
