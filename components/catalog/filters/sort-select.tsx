'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/display/icon';
import { PRODUCT_SORTS } from '@/lib/constants';
import type { ProductSort } from '@/lib/contract/product';
import styles from './sort-select.module.css';

/** The select for the sort order. Its `form` attribute makes it part of the filter form. */
export function SortSelect({ sort }: { sort: ProductSort | undefined }) {
  const t = useTranslations('catalog');
  const select = useRef<HTMLSelectElement>(null);
  const shown = sort ?? PRODUCT_SORTS[0];

  useEffect(() => {
    if (select.current) select.current.value = shown;
  }, [shown]);

  return (
    <span className={styles.sort}>
      <Icon name="sort" size={20} className={styles.icon} />
      <select
        ref={select}
        name="sort"
        form="filters"
        aria-label={t('sortBy')}
        defaultValue={shown}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {PRODUCT_SORTS.map((value) => (
          <option key={value} value={value}>
            {t(`sort.${value}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </span>
  );
}
