import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { routing } from './routing';

export default getRequestConfig(async ({ locale: given }) => {
  const asked = given ?? (await rootLocale());
  const locale = hasLocale(routing.locales, asked) ? asked : routing.defaultLocale;
  const { default: messages } = await import(`../../messages/${locale}.json`);

  return { locale, messages, timeZone: 'Asia/Tashkent' };
});
