'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ShowMore } from '@/components/ui/show-more';
import { listProducts } from '@/lib/client/product-list';
import { PAGE_SIZE } from '@/lib/constants';
import type { ProductCard } from '@/lib/contract/product';
import { type ListFilters, listUrl } from '@/lib/domain/list-url';
import { formatCount } from '@/lib/domain/number';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import styles from './show-more-products.module.css';

type Props = {
  filters: ListFilters;
  shown: number;
  count: number;
  onMore: (products: ProductCard[]) => void;
};

export function ShowMoreProducts({ filters, shown, count, onMore }: Props) {
  const t = useTranslations('catalog');
  const locale = useLocale();
  const more = useMutation({
    mutationFn: () => listProducts(filters, locale),
    onSuccess: ({ results }) => onMore(results),
  });
  const isBusy = useMinDuration(more.isPending);

  return (
    <>
      <ShowMore
        shown={shown}
        total={count}
        progress={t('shownOf', { shown: formatCount(shown), count: formatCount(count) })}
        label={t('showMore', { count: Math.min(PAGE_SIZE, count - shown) })}
        href={listUrl(filters)}
        isBusy={isBusy}
        onPress={(event) => {
          event.preventDefault();
          if (!more.isPending) more.mutate();
        }}
      />
      {more.isError && (
        <p className={styles.failed} role="alert">
          {t('moreFailed')}
        </p>
      )}
    </>
  );
}
