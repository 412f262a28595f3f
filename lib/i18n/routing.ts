import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_SECONDS, LOCALES } from '@/lib/constants';

/** The languages of the shop for next-intl, whose middleware also sets the cookie (ADR 160). */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  localeCookie: { name: LOCALE_COOKIE, maxAge: LOCALE_COOKIE_SECONDS },
  // Pages set their own alternate links, with the public URL.
  alternateLinks: false,
});
