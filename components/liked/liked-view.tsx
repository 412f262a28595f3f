'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { ProductGrid } from '@/components/product/card/product-grid';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { likedQuery } from '@/lib/client/liked';
import { useFocusAfterRemoval } from '@/lib/hooks/use-focus-after-removal';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import { useLikedIds } from '@/stores/liked';
import { LikedSkeleton } from './liked-skeleton';
import styles from './liked-view.module.css';

export function LikedView() {
  const t = useTranslations('liked');
  const actions = useTranslations('actions');
  const query = useQuery(likedQuery(useLocale()));
  const { isFetching, refetch } = query;
  // The page frame uses the same query, so it may have a result before this part is hydrated. The
  // first render must match the HTML.
  const { data, isError } = useIsHydrated() ? query : { isError: false };
  const liked = useLikedIds();
  const products = data?.filter(({ id }) => liked.includes(id)) ?? [];
  const isBusy = useMinDuration(isFetching);
  useFocusAfterRemoval(products.length);
  // The card of a product that the shopper has just liked appears when the API responds.
  const isComing = data ? products.length === 0 && liked.length > 0 : !isError;

  return (
    <>
      <div className={styles.heading}>
        <h1>{t('title')}</h1>
        {products.length > 0 && <p>{t('count', { count: products.length })}</p>}
      </div>
      <LastingMessage area="liked" />
      {products.length > 0 && <ProductGrid products={products} label={t('title')} isWide />}
      {data && liked.length === 0 && (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Button href="/products" size="large">
            {t('empty.catalog')}
          </Button>
        </EmptyState>
      )}
      {isComing && <LikedSkeleton />}
      {!data && isError && (
        <EmptyState title={t('loadFailed.title')} text={t('loadFailed.text')}>
          <Button size="large" busy={isBusy} onClick={() => void refetch()}>
            {actions('retry')}
          </Button>
        </EmptyState>
      )}
    </>
  );
}
