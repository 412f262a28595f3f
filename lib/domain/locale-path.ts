import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, type Locale } from '@/lib/constants';

export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === '/ru') return { locale: 'ru', path: '/' };
  return pathname.startsWith('/ru/')
    ? { locale: 'ru', path: pathname.slice('/ru'.length) }
    : { locale: DEFAULT_LOCALE, path: pathname };
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

export function localeCookie(locale: Locale): string {
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_SECONDS}; SameSite=Lax`;
}

/** Of a `Cookie` header; none means the same as one that names the default language. */
export function cookieLocale(cookies: string | undefined): Locale {
  if (!cookies?.includes(LOCALE_COOKIE)) return DEFAULT_LOCALE;
  return cookies.split(/;\s*/).includes(`${LOCALE_COOKIE}=ru`) ? 'ru' : DEFAULT_LOCALE;
}

/** '/uz/…' names the default language, which has no prefix. */
export function withoutDefaultPrefix(pathname: string): string {
  return /^\/uz(\/|$)/.test(pathname) ? pathname.slice('/uz'.length) || '/' : pathname;
}

/** Single slashes, none at the end; only necessary escapes, in capitals. */
export function tidyPath(pathname: string): string {
  return pathname
    .replace(/(?:%[\da-f]{2})+/gi, (escaped) => encodeURIComponent(decodeURIComponent(escaped)))
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
}
