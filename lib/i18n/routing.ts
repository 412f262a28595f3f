import { defineRouting } from 'next-intl/routing';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/constants';

/** What next-intl may do with languages; the rest is ours (record 049). */
export const routing = defineRouting({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  localePrefix: 'as-needed',
  // The shopper's choice has a cookie of its own (lib/i18n/language-choice).
  localeCookie: false,
});
