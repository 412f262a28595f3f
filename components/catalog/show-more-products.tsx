'use client';

import { useMutation } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ShowMore } from '@/components/ui/show-more';
import { continueList, type GrownList } from '@/lib/client/product/product-list';
import { PAGE_SIZE } from '@/lib/constants';
import { type ListFilters, listUrl } from '@/lib/domain/routing/list-url';
import { formatCount } from '@/lib/domain/text/number';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import styles from './show-more-products.module.css';

type Props = {
  /** The filters with the number of the next page. */
  filters: ListFilters;
  list: GrownList;
  /** The number of products before the first one in the list. */
  before: number;
  onMore: (list: GrownList) => void;
};

export function ShowMoreProducts({ filters, list, before, onMore }: Props) {
  const { products, count, next } = list;
  const shown = before + products.length;
  const hasMore = next === undefined ? shown < count : next !== null;
  const t = useTranslations('catalog');
  const locale = useLocale();
  const more = useMutation({
    mutationFn: () =>
      continueList({ filters, after: next, products, isFromStart: before === 0 }, locale),
    onSuccess: onMore,
  });
  const isBusy = useMinDuration(more.isPending);

  return (
    <>
      <ShowMore
        shown={shown}
        total={count}
        progress={t('shownOf', { shown: formatCount(shown), count: formatCount(count) })}
        label={t('showMore', { count: Math.min(PAGE_SIZE, Math.max(count - shown, 1)) })}
        hasMore={hasMore}
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
