import { DEFAULT_LOCALE, type Locale } from '@/lib/constants';

/** A path of this site with the prefix of a language; what is no path of it stays as it is. */
export function getPathname({ href, locale }: { href: string; locale: Locale }): string {
  if (locale === DEFAULT_LOCALE || !href.startsWith('/')) return href;
  const rest = href.slice(1);
  return /^(?:[?#]|$)/.test(rest) ? `/${locale}${rest}` : `/${locale}${href}`;
}

/** The default language has no prefix, but the server sees its pages under one. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(/^\/(?:uz|ru)(?=\/|$)/, '') || '/';
}
