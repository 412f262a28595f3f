import { useSearchParams } from 'next/navigation';
import { useLocale } from 'next-intl';
import { LOCALES, locales } from '@/lib/constants';
import { localePath } from '@/lib/domain/routing/locale-path';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { chooseLanguage, linkToCurrentPage } from '@/lib/i18n/language-choice';
import { usePathname } from '@/lib/navigation/use-localized-router';

export function LanguageLinks({ className }: { className?: string | undefined }) {
  const current = useLocale();
  const path = usePathname();
  const query = useQueryString();

  return LOCALES.map((locale) => (
    <a
      key={locale}
      href={localePath(locale, path) + query}
      className={className}
      lang={locale}
      hrefLang={locale}
      aria-current={locale === current ? 'true' : undefined}
      onPointerDown={({ currentTarget }) => linkToCurrentPage(currentTarget)}
      onClick={({ currentTarget }) => chooseLanguage(locale, currentTarget)}
      // The path is unknown on the server when it renders the 404 page.
      suppressHydrationWarning
    >
      {locales[locale].name}
    </a>
  ));
}

/**
 * Returns the query string once hydrated, otherwise ''. The same cached HTML is sent for every
 * query, so it contains none.
 */
function useQueryString(): string {
  const query = useSearchParams().toString();
  return useIsHydrated() && query ? `?${query}` : '';
}
