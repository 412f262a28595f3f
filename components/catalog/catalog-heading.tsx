import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { ProductList } from '@/lib/contract/product';
import { formatCount } from '@/lib/domain/number';
import styles from './catalog-heading.module.css';

type Props = {
  subject: { title: string; trail: { name: string; href?: string }[] };
  list: Pick<ProductList, 'count' | 'corrected_search'>;
};

export function CatalogHeading({ subject: { title, trail }, list }: Props) {
  const t = useTranslations('catalog');

  return (
    <>
      <Breadcrumb items={trail} label={t('breadcrumb')} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p role="status">{t('count', { count: list.count, shown: formatCount(list.count) })}</p>
      </div>
      {list.corrected_search && (
        <p className={styles.corrected}>{t('corrected', { text: list.corrected_search })}</p>
      )}
    </>
  );
}
