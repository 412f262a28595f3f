'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { activeFilterCount, type ListFilters } from '@/lib/domain/routing/list-url';
import { formatCount } from '@/lib/domain/text/number';
import { lazyComponent } from '@/lib/i18n/lazy-component';
import { withProgress } from '@/lib/navigation/navigation-events';
import { useLocalizedRouter } from '@/lib/navigation/use-localized-router';
import styles from './filter-drawer.module.css';
import { FilterForm } from './filter-form';

// The drawer loads separately, because otherwise the whole page would wait for it without showing
// progress.
const Drawer = lazyComponent(() =>
  withProgress(import('@/components/ui/overlay/drawer')).then(({ Drawer }) => Drawer),
);

type Props = {
  url: string;
  filters: ListFilters;
  count: number;
  children: ReactNode;
};

export function FilterDrawer({ url, filters, count, children }: Props) {
  const t = useTranslations('catalog');
  const actions = useTranslations('actions');
  const [isOpen, setOpen] = useState(false);
  const router = useLocalizedRouter();
  const requested = useRef<string[]>([]);
  const open = () => {
    requested.current = [];
    setOpen(true);
  };
  const close = () => setOpen(false);
  const active = activeFilterCount(filters);

  /**
   * Closes the drawer and pushes the latest filter change again, because Back cancels the pending
   * navigation.
   */
  function closeByBack() {
    close();
    const last = requested.current.at(-1);
    if (last !== undefined) setTimeout(() => router.push(last, { scroll: false }));
  }

  return (
    <>
      <Button
        kind="outline"
        icon="filter"
        className={styles.opener}
        data-opens="filters"
        aria-haspopup="dialog"
        onClick={open}
      >
        {t('filters')}
        {active > 0 && <span className={styles.count}>{active}</span>}
      </Button>
      {isOpen && (
        <Drawer
          isOpen
          onClose={close}
          onBack={closeByBack}
          pageUrl={url}
          title={t('filters')}
          closeLabel={actions('close')}
          footer={
            <Button size="large" wide onClick={close}>
              {t('showFound', { count, shown: formatCount(count) })}
            </Button>
          }
        >
          <FilterForm url={url} requested={requested}>
            {filters.sort && <input type="hidden" name="sort" value={filters.sort} />}
            {children}
          </FilterForm>
        </Drawer>
      )}
    </>
  );
}
