// Everything that the browser half expects of React and Next beyond their documentation. Each
// function states its expectation and the effect on the page if it does not hold. Only the server
// half parses documents; here, scripts are just files that run in order.

import { controlOf } from './controls';
import { listen } from './document-events';
import { untilHydrated } from './hydrated-mark';

const LINK_EVENTS = [
  'pointerdown',
  'touchstart',
  'mousedown',
  'pointerup',
  'touchend',
  'mouseup',
  'click',
];

/**
 * Hides link presses from React until the page is hydrated.
 *
 * Expects that React listens on the document. A press during hydration makes React hydrate the
 * whole page in one long task, although the browser follows links without React. If React also
 * listened on the window, links would still work, only later.
 */
export function keepLinksFromReact(): void {
  const stop = (event: Event) => controlOf(event.target, 'a[href]') && event.stopPropagation();
  listen(LINK_EVENTS, stop, untilHydrated());
}

/**
 * Enters the value into the field so that React handles it as typed text.
 *
 * Expects that React overrides the `value` property of a field to store the last value, and ignores
 * events that do not change it. Therefore this function first sets a different value. If React did
 * not override the property, both lines would set the value, and React would handle the event
 * normally.
 */
export function typeInto(field: HTMLInputElement, value: string): void {
  field.value = '';
  const browser = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  browser?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  void rendered().then(() => endTyping(field));
}

/**
 * Reports that a slider is still being dragged or was released, or that a field has lost the focus.
 */
function endTyping(field: HTMLInputElement): void {
  if (field.type === 'range') {
    const kind = field.matches(':active') ? 'pointerdown' : 'pointerup';
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  } else if (field !== document.activeElement) {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/**
 * Resolves when React has rendered the effect of the last press.
 *
 * Expects that React renders the effect of a press before the next task. If rendering took longer,
 * a press on a missing element would be dropped, and later presses would still be replayed.
 */
export function rendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Marks a stylesheet so that React does not load it again.
 *
 * Expects that React finds the stylesheets of its page by their addresses, and inserts later
 * stylesheets after the last stylesheet with this attribute. Otherwise later stylesheets would come
 * first and be overridden by rules of equal specificity, and React would load a stylesheet a second
 * time, from the cache.
 */
export function markForReact(stylesheet: HTMLLinkElement): void {
  stylesheet.dataset.precedence = 'next';
}

/**
 * Marks a script so that React does not run it again.
 *
 * Expects that React finds the scripts of its page by their address and this attribute. The
 * attribute does not change the order of scripts that are already in the document. A script that
 * React does not find would run twice.
 */
export function markScriptForReact(script: HTMLScriptElement): void {
  script.setAttribute('async', '');
}
