let isByPointer = false;

/**
 * Replaces jsdom's `:focus-visible`, whose result depends on what earlier tests focused. As in
 * browsers, focus is visible in text fields, and elsewhere unless the last press came from a
 * pointer.
 */
export function ownFocusVisible(): void {
  const { matches } = Element.prototype;
  window.addEventListener('keydown', () => (isByPointer = false), true);
  window.addEventListener('pointerdown', () => (isByPointer = true), true);
  Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
    if (selector !== ':focus-visible') return matches.call(this, selector);
    return matches.call(this, ':focus') && (!isByPointer || matches.call(this, ':read-write'));
  });
}

export function clearPresses(): void {
  isByPointer = false;
}
