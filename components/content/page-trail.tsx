import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { getPathname } from '@/lib/i18n/navigation';
import { breadcrumbLd } from '@/lib/server/json-ld';

type Props = {
  /** From below the home page to the page itself; paths without the language's prefix. */
  trail: Crumb[];
  path: string;
};

export function PageTrail({ trail, path }: Props) {
  const t = useTranslations('catalog');
  const locale = useLocale();
  const whole = [{ name: t('home'), href: '/' }, ...trail];
  const localized = whole.map(({ name, href = path }: Crumb) => ({
    name,
    href: getPathname({ href, locale }),
  }));

  return (
    <>
      <JsonLd data={breadcrumbLd(localized, path)} />
      <Breadcrumb items={whole} label={t('breadcrumb')} />
    </>
  );
}
