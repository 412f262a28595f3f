/** The attributes on which jsdom's default style sheet bases `display` and `visibility`. */
const deciding = ['hidden', 'open', 'type', 'popover'];

declare global {
  interface Window {
    sharesComputedStyles?: true;
  }
}

/**
 * Computes the styles of equal elements only once. Queries by role read the computed style of every
 * candidate and of its ancestors, for which jsdom compares the element with each rule of its default
 * style sheet. Without other style sheets and inline styles, elements with the same tag and the same
 * deciding attributes have the same `display` and `visibility`. The test files of a worker share a
 * window, so only the first call has an effect.
 */
export function shareComputedStyles() {
  if (window.sharesComputedStyles) return;
  window.sharesComputedStyles = true;
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0 || isStyled(element)) {
      return compute(element, pseudo);
    }
    // JSON distinguishes a missing attribute from an empty one, such as `hidden=""`.
    const values = deciding.map((name) => element.getAttribute(name));
    const key = JSON.stringify([element.tagName, ...values]);
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
}

/** Whether an inline style of the element, or an inherited one, decides its computed style. */
function isStyled(element: Element): boolean {
  if (element.hasAttribute('style')) return true;
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (/visibility|pointer-events/.test(at.getAttribute('style') ?? '')) return true;
  }
  return false;
}
