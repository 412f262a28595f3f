import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { LOCALES } from '@/lib/constants';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { chooseLanguage, languageNames, leadToThisPage } from '@/lib/i18n/language-choice';
import { getPathname } from '@/lib/navigation/path';
import { usePathname } from '@/lib/navigation/pathname';

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

/** '' in the server's HTML, which one copy of serves every tracking parameter; then what the URL has. */
function useQueryString(): string {
  const query = useSearchParams().toString();
  return useIsHydrated() && query ? `?${query}` : '';
}
