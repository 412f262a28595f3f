import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '@/lib/constants';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';

const SCROLL_KEY = 'chorsu:scroll';

export const languageNames: Record<Locale, { full: string; short: string }> = {
  uz: { full: 'Oʻzbekcha', short: 'Oʻz' },
  ru: { full: 'Русский', short: 'Ру' },
};

function rememberLanguage(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`;
}

/** For the click on a link to another language. */
export function chooseLanguage(locale: Locale, link: HTMLAnchorElement) {
  rememberLanguage(locale);
  saveScroll();
  leadToThisPage(link);
}

/** For `pointerdown`, which also comes before a new tab or a context menu. */
export function leadToThisPage(link: HTMLAnchorElement) {
  // The link was rendered for another query: cached HTML has none, and an option may be newer.
  link.search = window.location.search;
}

/** Opening a prefixed page is a choice too. A cached page cannot set the cookie itself. */
export function rememberVisit(locale: Locale) {
  if (locale !== DEFAULT_LOCALE && !document.cookie.includes(`${LOCALE_COOKIE}=${locale}`)) {
    rememberLanguage(locale);
  }
}

/** The page in the other language opens at the same scroll position. */
function saveScroll() {
  setFlash(SCROLL_KEY, String(window.scrollY));
}

export function restoreScroll() {
  const saved = takeFlash(SCROLL_KEY);
  if (saved !== null) window.scrollTo(0, Number(saved));
}
