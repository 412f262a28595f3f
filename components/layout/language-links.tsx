'use client';

import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/constants';
import { chooseLanguage, languageNames, leadToThisPage } from '@/lib/i18n/language-choice';
import { getPathname } from '@/lib/navigation/path';
import { usePathname } from '@/lib/navigation/pathname';
import { useQueryString } from '@/lib/navigation/use-query-string';

/** The same page in every language: plain links, so that the whole page is loaded anew. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const current = useLocale();
  const path = usePathname();
  const query = useQueryString();

  return LOCALES.map((locale) => (
    <a
      key={locale}
      href={getPathname({ href: path, locale }) + query}
      className={className}
      lang={locale}
      hrefLang={locale}
      aria-current={locale === current ? 'true' : undefined}
      onPointerDown={({ currentTarget }) => leadToThisPage(currentTarget)}
      onClick={({ currentTarget }) => chooseLanguage(locale, currentTarget)}
      // Under an unknown address the server sees the path of the page shown in its place.
      suppressHydrationWarning
    >
      {languageNames[locale].full}
    </a>
  ));
}
