import { DEFAULT_LOCALE, type Locale } from '@/lib/constants';

/** Adds the prefix of the language to a path of this site. Other addresses stay as they are. */
export function getPathname({ href, locale }: { href: string; locale: Locale }): string {
  if (locale === DEFAULT_LOCALE || !href.startsWith('/')) return href;
  const rest = href.slice(1);
  return /^(?:[?#]|$)/.test(rest) ? `/${locale}${rest}` : `/${locale}${href}`;
}

/** The server also sees the default language's pages with a prefix. */
export function withoutLocale(pathname: string): string {
  return pathname.replace(/^\/(?:uz|ru)(?=\/|$)/, '') || '/';
}
