import type { Locale } from '@/lib/constants';
import { localeCookie, toLocale } from '@/lib/domain/routing/locale-path';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';

const SCROLL_KEY = 'chorsu:scroll';

/** `locale` is the `hreflang` of the link, which only links to another language have. */
export function chooseLanguage(locale: string, link: HTMLAnchorElement) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = localeCookie(locale);
  saveScroll();
  leadToThisPage(link);
}

/** For `pointerdown`, which also comes before a new tab or a context menu. */
export function leadToThisPage(link: HTMLAnchorElement) {
  // The link was rendered for another query: cached HTML has none, and an option may be newer.
  link.search = window.location.search;
}

/** The page in the other language opens at the same scroll position. */
function saveScroll() {
  setFlash(SCROLL_KEY, String(window.scrollY));
}

export function restoreScroll() {
  const saved = takeFlash(SCROLL_KEY);
  if (saved !== null) window.scrollTo(0, Number(saved));
}

export function pageLocale(): Locale {
  return toLocale(document.documentElement.lang);
}
