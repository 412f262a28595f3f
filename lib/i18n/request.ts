import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from './load-messages';
import { routing } from './routing';

export default getRequestConfig(async ({ locale: given }) => {
  const requested = given ?? (await rootLocale());
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;

  return { locale, messages: await loadMessages(locale), timeZone: 'Asia/Tashkent' };
});
