import { DEFAULT_LOCALE, type Locale } from '@/lib/constants';

export function pageLocale(): Locale {
  return document.documentElement.lang === 'ru' ? 'ru' : DEFAULT_LOCALE;
}
