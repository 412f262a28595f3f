/** An element and its place among those like it. */
export type Located = { element: HTMLElement; place: number };

export function locate(element: HTMLElement): Located {
  return { element, place: lookalikes(element).indexOf(element) };
}

/** React renders the page anew where its HTML has changed meanwhile, as by a translation. */
export function findAgain({ element, place }: Located): HTMLElement {
  return element.isConnected ? element : (lookalikes(element)[place] ?? element);
}

/** What an event before has put in the element's place, under the same name. */
export function replacementOf(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  const name = nameOf(element);
  const others = document.querySelectorAll<HTMLElement>(element.tagName);
  return [...others].find((other) => name && nameOf(other) === name);
}

function nameOf({ ariaLabel, textContent }: HTMLElement): string | null {
  return ariaLabel ?? textContent;
}

/** In another document of the same page. */
export function atPlace({ place, ...looks }: Looks & { place: number }): HTMLElement | undefined {
  return lookalikes(looks)[place];
}

type Looks = Pick<HTMLElement, 'tagName' | 'className'>;

function lookalikes({ tagName, className }: Looks): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(tagName);
  return [...all].filter((other) => other.className === className);
}
