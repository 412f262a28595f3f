import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type ListFilters, listUrl } from '@/lib/domain/routing/list-url';
import styles from './previous-page.module.css';

/** A page that is opened afresh is shown alone (D-37), so this leads to the goods before it. */
export function PreviousPage({ filters }: { filters: ListFilters }) {
  const t = useTranslations('paging');
  if (filters.page === 1) return null;
  return (
    <p className={styles.previous}>
      <Button kind="outline" href={listUrl({ ...filters, page: filters.page - 1 })}>
        {t('previous')}
      </Button>
    </p>
  );
}
