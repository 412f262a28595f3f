import { useTranslations } from 'next-intl';
import { TrailLd } from '@/components/product/page/trail-ld';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';

type Props = {
  /**
   * The breadcrumb starts below the home page and ends with the current page. Paths have no
   * language prefix.
   */
  trail: Crumb[];
  path: string;
};

export function PageTrail({ trail, path }: Props) {
  const t = useTranslations('catalog');
  const crumbs = [{ name: t('home'), href: '/' }, ...trail];

  return (
    <>
      <TrailLd trail={crumbs} path={path} />
      <Breadcrumb items={crumbs} label={t('breadcrumb')} />
    </>
  );
}
