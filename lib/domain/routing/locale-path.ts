import {
  type ContentLocale,
  DEFAULT_LOCALE,
  LOCALE_COOKIE,
  LOCALE_COOKIE_SECONDS,
  LOCALES,
  type Locale,
  locales,
} from '@/lib/constants';

/** Splits a path into its locale and the path without the language prefix. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const locale of LOCALES) {
    const path = locale === DEFAULT_LOCALE ? null : pathBelow(locale, pathname);
    if (path) return { locale, path };
  }
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** Returns the locale with this code, or the default locale. */
export function toLocale(code: string | undefined): Locale {
  return LOCALES.find((locale) => locale === code) ?? DEFAULT_LOCALE;
}

/** Returns the language of the API content that a locale's pages show. */
export function contentLocale(locale: Locale): ContentLocale {
  return locales[locale].content;
}

/**
 * Adds the language prefix to a path. Other links, such as '#reviews', 'tel:…' and links to other
 * sites, stay unchanged.
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE || !path.startsWith('/')) return path;
  return `/${locale}${path.replace(/^\/(?=\?|$)/, '')}`;
}

/**
 * Returns the path of the product list with this query. It is separate from `listUrl`, because
 * every page loads this function, but only list pages need the filter code.
 */
export function listPath(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}

/** Returns a `Set-Cookie` value that stores the chosen language. */
export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`;
}

/** Reads the language from a `Cookie` header; the default language if the cookie is missing. */
export function cookieLocale(cookies: string | undefined): Locale {
  if (!cookies?.includes(LOCALE_COOKIE)) return DEFAULT_LOCALE;
  const sent = cookies.split(/;\s*/);
  const isChosen = (locale: Locale) => sent.includes(`${LOCALE_COOKIE}=${locale}`);
  return LOCALES.find((locale) => locale !== DEFAULT_LOCALE && isChosen(locale)) ?? DEFAULT_LOCALE;
}

/** Removes the prefix of the default language, because canonical paths do not have one. */
export function withoutDefaultPrefix(pathname: string): string {
  return pathBelow(DEFAULT_LOCALE, pathname) ?? pathname;
}

/** Removes the locale's prefix from a path. Returns `null` if the path does not have it. */
function pathBelow(locale: Locale, pathname: string): string | null {
  const prefix = `/${locale}`;
  return `${pathname}/`.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) || '/' : null;
}

/**
 * Normalizes a path: single slashes, no trailing slash, only necessary escapes in upper case.
 *
 * @throws `URIError` when an escape cannot be decoded; check `isMalformed` first.
 */
export function tidyPath(pathname: string): string {
  return pathname
    .replace(/(?:%[\da-f]{2})+/gi, (escaped) => encodeURIComponent(decodeURIComponent(escaped)))
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
