import { useTranslations } from 'next-intl';
import { TrailLd } from '@/components/product/page/trail-ld';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { ProductList } from '@/lib/contract/product';
import { formatCount } from '@/lib/domain/text/number';
import styles from './catalog-heading.module.css';
import { DestinationNote } from './destination-note';

type Props = {
  subject: { title: string; trail: { name: string; href?: string }[] };
  list: Pick<ProductList, 'count' | 'corrected_search'>;
  /** The canonical path of the list, or null if search engines must not index it. */
  path: string | null;
};

export function CatalogHeading({ subject: { title, trail }, list, path }: Props) {
  const t = useTranslations('catalog');

  return (
    <>
      {path && <TrailLd trail={trail} path={path} />}
      <Breadcrumb items={trail} label={t('breadcrumb')} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p role="status">{t('count', { count: list.count, shown: formatCount(list.count) })}</p>
        {list.count > 0 && <DestinationNote />}
      </div>
      {list.corrected_search && (
        <p className={styles.corrected}>{t('corrected', { text: list.corrected_search })}</p>
      )}
    </>
  );
}
