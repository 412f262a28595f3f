import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { type ListFilters, listUrl } from '@/lib/domain/routing/list-url';
import styles from './previous-page.module.css';

/**
 * Links to the products before this page. A page that is opened directly shows only its own
 * products (D-37).
 */
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
