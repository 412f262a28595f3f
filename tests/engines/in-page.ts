import { queryAllByRole } from '@testing-library/dom';
import { outlineOf, plain } from './outline';

/** Finds an element by role and accessible name, as a screen reader does, or by CSS. */
export type Target = {
  role?: string;
  /** A part of the name in any case, or the whole name if `isExact` is set. */
  name?: string | { source: string; flags: string };
  isExact?: boolean;
  css?: string;
  /** A part of the element's text. */
  text?: string;
  inside?: Target;
  /** The index among several matches, by default the first. Negative ones count from the end. */
  nth?: number;
};

/**
 * Describes the element that matches the target, and counts all matches. The functions of this file
 * run in the page. `npm run engines` bundles them.
 */
export function look(target: Target) {
  const all = elementsOf(target);
  const element = all.at(target.nth ?? 0);
  if (!element) return { count: all.length };
  return {
    count: all.length,
    text: plain(element.textContent ?? ''),
    value: 'value' in element ? String(element.value) : '',
    isChecked: 'checked' in element && Boolean(element.checked),
    isDisabled: 'disabled' in element && Boolean(element.disabled),
    isFocused: element === document.activeElement,
    options: element instanceof HTMLSelectElement ? element.options.length : 0,
    href: element.getAttribute('href') ?? '',
    isInView: isInView(element),
  };
}

/** Scrolls the element into view and returns the point to press, or the obstacle. */
export function pointOf(target: Target) {
  const element = elementsOf(target).at(target.nth ?? 0);
  const problem = element ? notReady(element) : 'the element does not exist';
  if (!element || problem) return { problem };
  // Some radio buttons are hidden, and a shopper presses their label.
  const labels =
    'labels' in element ? [...((element.labels ?? []) as NodeListOf<HTMLElement>)] : [];
  if (!isInView(element)) {
    (labels[0] ?? element).scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const parts = [element, ...labels];
  const met = uncoveredPoint(parts);
  if (met) return met;
  // A bar at the edge of the window can cover an element that is in view.
  (labels[0] ?? element).scrollIntoView({ block: 'center', behavior: 'instant' });
  return uncoveredPoint(parts) ?? { problem: 'the element is covered' };
}

function uncoveredPoint(parts: HTMLElement[]) {
  return parts.map(middleOf).find(({ x, y }) => isMet(document.elementFromPoint(x, y), parts));
}

export function outline(): string {
  return outlineOf(document.body);
}

function notReady(element: HTMLElement): string | null {
  if ('disabled' in element && element.disabled) return 'it is disabled';
  return element.ariaBusy === 'true' ? 'it is busy' : null;
}

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

function isMet(hit: Element | null, [element, ...labels]: HTMLElement[]): boolean {
  if (!hit || !element) return false;
  return element.contains(hit) || hit.contains(element) || labels.some((one) => one.contains(hit));
}

/** Selects an option with the events that the browser's own list sends. */
export function choose({ target, index }: { target: Target; index: number }) {
  const select = elementsOf(target)[0];
  if (!(select instanceof HTMLSelectElement)) return false;
  select.focus();
  if (select.options.length <= index) return false;
  select.selectedIndex = index;
  for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Selects the text, so that typing replaces it. */
export function selectText(target: Target) {
  const field = elementsOf(target)[0];
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.select();
}

function elementsOf({ role, name, isExact, css, text, inside }: Target): HTMLElement[] {
  const places = inside ? elementsOf(inside).slice(0, 1) : [document.body];
  const wanted = matcherOf(name, isExact);
  return places
    .flatMap((place): HTMLElement[] =>
      role
        ? queryAllByRole(place, role, wanted === undefined ? {} : { name: wanted })
        : [...place.querySelectorAll<HTMLElement>(css ?? '*')],
    )
    .filter((element) => isShown(element) && says(element, text));
}

function says(element: HTMLElement, text = ''): boolean {
  return plain(element.textContent ?? '').includes(plain(text));
}

function matcherOf(name: Target['name'], isExact = false) {
  if (name === undefined) return undefined;
  if (typeof name === 'object') {
    const pattern = new RegExp(name.source, name.flags);
    return (whole: string) => pattern.test(plain(whole));
  }
  const wanted = plain(name);
  if (isExact) return (whole: string) => plain(whole) === wanted;
  return (whole: string) => plain(whole).toLowerCase().includes(wanted.toLowerCase());
}

function isShown(element: Element): boolean {
  return element.checkVisibility() && element.getClientRects().length > 0;
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
