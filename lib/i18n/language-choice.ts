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

/** To be called when the link to the other language is pressed. */
export function chooseLanguage(locale: Locale, link: HTMLAnchorElement) {
  rememberLanguage(locale);
  keepScroll();
  leadToThisPage(link);
}

/** To be called when any button goes down on it, a tab of its own or a menu may follow. */
export function leadToThisPage(link: HTMLAnchorElement) {
  // In a page's HTML, one copy of which serves many a query, and just after a choice it is another.
  link.search = window.location.search;
}

/** A visit to a prefixed page is a choice too; cached pages cannot carry the cookie themselves. */
export function rememberVisit(locale: Locale) {
  if (locale !== DEFAULT_LOCALE && !document.cookie.includes(`${LOCALE_COOKIE}=${locale}`)) {
    rememberLanguage(locale);
  }
}

/** The page in the other language opens where this one stood. */
function keepScroll() {
  setFlash(SCROLL_KEY, String(window.scrollY));
}

export function restoreScroll() {
  const kept = takeFlash(SCROLL_KEY);
  if (kept !== null) window.scrollTo(0, Number(kept));
}
