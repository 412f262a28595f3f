/** An element and its index (`place`) among the elements with the same tag and class. */
export type Located = { element: HTMLElement; place: number };

export function locate(element: HTMLElement): Located {
  return { element, place: lookalikes(element).indexOf(element) };
}

/**
 * Finds an element again after React has replaced it. React replaces elements if the HTML was
 * changed, for instance by a translator.
 */
export function findAgain({ element, place }: Located): HTMLElement {
  return element.isConnected ? element : (lookalikes(element)[place] ?? element);
}

/** Returns the element, or the element of the same name with which React has replaced it. */
export function replacementOf(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const name = nameOf(element);
  const others = document.querySelectorAll<HTMLElement>(element.tagName);
  return [...others].find((other) => name && nameOf(other) === name);
}

function nameOf({ ariaLabel, textContent }: HTMLElement): string | null {
  return ariaLabel ?? textContent;
}

/** Finds the element with this tag, class and index, for instance after the page was reloaded. */
export function elementAt({ place, ...looks }: Looks & { place: number }): HTMLElement | undefined {
  return lookalikes(looks)[place];
}

type Looks = Pick<HTMLElement, 'tagName' | 'className'>;

function lookalikes({ tagName, className }: Looks): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(tagName);
  return [...all].filter((other) => other.className === className);
}
