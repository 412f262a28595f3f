import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/constants';

export default getRequestConfig(async ({ locale: given }) => {
  const asked = given ?? (await rootLocale());
  const locale = hasLocale(LOCALES, asked) ? asked : DEFAULT_LOCALE;
  const { default: messages } = await import(`../../messages/${locale}.json`);

  return { locale, messages, timeZone: 'Asia/Tashkent' };
});
