import {
  type ContentLocale,
  DEFAULT_LOCALE,
  LOCALE_COOKIE,
  LOCALE_COOKIE_SECONDS,
  LOCALES,
  type Locale,
  locales,
} from '@/lib/constants';

export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of LOCALES) {
    const path = locale === DEFAULT_LOCALE ? null : pathBelow(locale, pathname);
    if (path) return { locale, path };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** The locale of this code, or the default one if there is none. */
export function toLocale(code: string | undefined): Locale {
  return LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE;
}

/** The language in which the pages of a locale read content from the API. */
export function contentLocale(locale: Locale): ContentLocale {
  return locales[locale].content;
}

/** Whatever is no path of the shop has no language: '#reviews', 'tel:…', another site. */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith('/')) return path;
  return `/${locale}${path.replace(/^\/(?=\?|$)/, '')}`;
}

/** The list with this query. Every page has this; the filters' code is in `listUrl` alone. */
export function listPath(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}

export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`;
}

/** Of a `Cookie` header; none means the same as one that names the default language. */
export function cookieLocale(cookies: string | undefined): Locale {
  if (!cookies?.includes(LOCALE_COOKIE)) return DEFAULT_LOCALE;
  const sent = cookies.split(/;\s*/);
  const isChosen = (locale: Locale) => sent.includes(`${LOCALE_COOKIE}=${locale}`);
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && isChosen(locale)) ?? DEFAULT_LOCALE;
}

/** '/uz/…' names the default language, which has no prefix. */
export function withoutDefaultPrefix(pathname: string): string {
  return pathBelow(DEFAULT_LOCALE, pathname) ?? pathname;
}

/** Null if the path has no prefix of this language. */
function pathBelow(locale: Locale, pathname: string): string | null {
  const prefix = `/${locale}`;
  return `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : null;
}

/** Single slashes, none at the end; only necessary escapes, in capitals. */
export function tidyPath(pathname: string): string {
  return pathname
    .replace(/(?:%[\da-f]{2})+/gi, (escaped) => encodeURIComponent(decodeURIComponent(escaped)))
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
