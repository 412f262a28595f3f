// What the browser side expects of React and Next beyond their documentation: each part says what
// it expects, and what becomes of the page where that does not hold. Nothing else may rely on it.
// How the scripts and their data look is the server's matter (server/next): here they are files
// that run in their order.

import { controlOf } from './controls';
import { untilHydrated } from './hydrated-mark';

const LINK_EVENTS = [
  ...['pointerdown', 'touchstart', 'mousedown'],
  ...['pointerup', 'touchend', 'mouseup', 'click'],
];

/**
 * React listens on the document. A press that it hears while it hydrates makes it hydrate the whole
 * page first, in one long task; a link needs no answer. If React listened on the window as well, a
 * link would only lead on later.
 */
export function keepLinksFromReact(): void {
  const options = { capture: true, signal: untilHydrated() };
  const stop = (event: Event) => controlOf(event.target, 'a[href]') && event.stopPropagation();
  for (const kind of LINK_EVENTS) addEventListener(kind, stop, options);
}

/**
 * React remembers the value of a field by a property of the element over the browser's own, and
 * takes no notice of an event that brings the value which it remembers. So it is made to remember
 * another. Without such a property both lines set the value, and the event is an ordinary one.
 */
export function typeInto(field: HTMLInputElement, value: string): void {
  field.value = '';
  const browser = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  browser?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  void rendered().then(() => endTyping(field));
}

/** A slider was let go since, or its drag goes on, and a field may have been left. */
function endTyping(field: HTMLInputElement): void {
  if (field.type === 'range') {
    const kind = field.matches(':active') ? 'pointerdown' : 'pointerup';
    field.dispatchEvent(new Event(kind, { bubbles: true }));
  } else if (field !== document.activeElement) {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/**
 * React renders what a press has changed before the next task. If it took longer, a press on what
 * is not there yet would be dropped, and those after it go on.
 */
export function rendered(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * React finds the stylesheets of its page by their addresses, and puts what comes later behind the
 * last one with this attribute. Without it, later ones would stand first and give way where two
 * rules of equal weight meet; one that React did not find would be loaded twice, from the cache.
 */
export function markForReact(stylesheet: HTMLLinkElement): void {
  stylesheet.dataset.precedence = 'next';
}

/**
 * React finds the scripts of its page by their address and this attribute, which in the document
 * changes their order no more. One that React did not find would be run twice.
 */
export function markScriptForReact(script: HTMLScriptElement): void {
  script.setAttribute('async', '');
}
