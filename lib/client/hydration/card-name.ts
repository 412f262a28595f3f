/** Returns the name on the card that contains the element, or `undefined` outside of cards. */
export function cardNameOf(element: Element): string | undefined {
  return element.closest('article')?.querySelector('a')?.textContent;
}
