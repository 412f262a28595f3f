import type { Locale } from '@/lib/constants';
import { localeCookie, toLocale } from '@/lib/domain/routing/locale-path';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';

const SCROLL_KEY = 'chorsu:scroll';

/**
 * Stores the chosen language, and points the clicked link to the current page in that language.
 *
 * @param locale - The `hreflang` of the link.
 */
export function chooseLanguage(locale: string, link: HTMLAnchorElement) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = localeCookie(locale);
  saveScroll();
  linkToCurrentPage(link);
}

/**
 * Points a language link to the current page. It runs on `pointerdown`, so that the link is also
 * correct in a new tab or from the context menu.
 */
export function linkToCurrentPage(link: HTMLAnchorElement) {
  // The link may have an old query: cached HTML contains none, and the shopper may have selected
  // another option.
  link.search = window.location.search;
}

/** Keeps the scroll position for the page in the other language. */
function saveScroll() {
  setFlash(SCROLL_KEY, String(window.scrollY));
}

/** Restores the scroll position of the page in the previous language. */
export function restoreScroll() {
  const saved = takeFlash(SCROLL_KEY);
  if (saved !== null) window.scrollTo(0, Number(saved));
}

/** Returns the language of the document. */
export function pageLocale(): Locale {
  return toLocale(document.documentElement.lang);
}
