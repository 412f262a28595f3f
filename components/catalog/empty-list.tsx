import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import {
  activeFilterCount,
  type ListFilters,
  listUrl,
  withoutFilters,
} from '@/lib/domain/routing/list-url';

export function EmptyList({ filters }: { filters: ListFilters }) {
  const t = useTranslations('catalog.empty');
  const isFiltered = activeFilterCount(filters) > 0;

  return (
    <EmptyState title={t('title')} text={isFiltered ? t('textFiltered') : t('text')}>
      {isFiltered && (
        <Button href={listUrl(withoutFilters(filters))} size="large">
          {t('clear')}
        </Button>
      )}
      <Button href="/products" size="large" kind={isFiltered ? 'outline' : 'primary'}>
        {t('all')}
      </Button>
    </EmptyState>
  );
}
