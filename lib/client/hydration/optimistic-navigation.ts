import { untilAwake } from './is-hydrated';
import { linkAway } from './link-away';
import { pictureBehind, rememberPicture } from './opening-picture';
import { openingView } from './optimistic-view';

/** Where the product's page stands in one column; wide screens are left to the browser. */
const PHONE = '(max-width: 767px)';
const PRODUCT = /\/products\/[^/]+$/;

let shown: HTMLElement | null = null;

/**
 * A pressed card of a page whose scripts sleep: what it knows of its product is shown where the
 * product's page will show it, until the browser has that page (record 029).
 */
export function openPressedCards(): void {
  // Who cannot hear that the page is not left after all must not cover it.
  if (!('navigation' in window)) return;
  pictureBehind();
  const press = (event: MouseEvent) => {
    const link = linkAway(event);
    if (link && PRODUCT.test(link.pathname) && matchMedia(PHONE).matches) show(link);
  };
  addEventListener('click', press, { capture: true, signal: untilAwake() });
  // On the way back from the browser's memory the page is what it was.
  addEventListener('pagehide', hide);
  hideIfNotLeft();
}

/** A page that writes its own address anew is told that what was on its way is over; it is not. */
function hideIfNotLeft(): void {
  let isOver = false;
  navigation.addEventListener('navigateerror', () => {
    isOver = true;
    queueMicrotask(() => isOver && hide());
  });
  navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'replace') isOver = false;
  });
}

export function isOpening(): boolean {
  return shown !== null;
}

function show(link: HTMLAnchorElement): void {
  const card = link.closest('article');
  const price = card?.querySelector('p[data-size]');
  if (shown || !card || !price) return;
  const picture = card.querySelector('img')?.currentSrc;
  rememberPicture(link.pathname, picture);
  shown = openingView({ name: link.textContent, price, picture });
  document.body.append(shown);
}

function hide(): void {
  shown?.remove();
  shown = null;
}
