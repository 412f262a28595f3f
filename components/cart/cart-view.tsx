'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import { cartQuery } from '@/lib/client/cart';
import { useFocusAfterRemoval } from '@/lib/hooks/use-focus-after-removal';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { useMinDuration } from '@/lib/hooks/use-min-duration';
import { type CartLineState, useCartCount, useCartLines, useIsCartLoaded } from '@/stores/cart';
import { CartContent } from './cart-content';
import type { DeliveryTerms } from './cart-delivery';
import { CartSkeleton } from './cart-skeleton';
import styles from './cart-view.module.css';
import { EmptyCart } from './empty-cart';
import { WaitingNotice } from './waiting-notice';

/** `terms` are the delivery terms, which a backend may omit. */
export function CartView({ terms }: { terms?: DeliveryTerms | undefined }) {
  const t = useTranslations('cart');
  const actions = useTranslations('actions');
  const query = useQuery(cartQuery(useLocale()));
  const { isFetching, refetch } = query;
  // The page frame uses the same query, which may have failed before this part is hydrated. The
  // first render must match the HTML.
  const isError = useIsHydrated() && query.isError;
  const isLoaded = useIsCartLoaded();
  const lines = useLineOrder(useCartLines());
  const isEmpty = useCartCount() === 0;
  useFocusAfterRemoval(lines.length);
  const isBusy = useMinDuration(isFetching);
  // The line of a product that the shopper has just added appears when the API responds.
  const isComing = isLoaded ? lines.length === 0 && !isEmpty : !isError;

  return (
    <>
      <div className={styles.heading}>
        <h1>{t('title')}</h1>
        {lines.length > 0 && <p>{t('count', { count: lines.length })}</p>}
      </div>
      <WaitingNotice />
      <LastingMessage area="cart" />
      {isLoaded && lines.length > 0 && <CartContent lines={lines} terms={terms} />}
      {isLoaded && isEmpty && <EmptyCart />}
      {isComing && <CartSkeleton />}
      {!isLoaded && isError && (
        <EmptyState title={t('loadFailed.title')} text={t('loadFailed.text')}>
          <Button size="large" busy={isBusy} onClick={() => void refetch()}>
            {actions('retry')}
          </Button>
        </EmptyState>
      )}
    </>
  );
}

const idOf = ({ sub_product }: CartLineState) => sub_product.id;

/** Keeps a restored line in its previous position, although the API returns it last. */
function useLineOrder(lines: CartLineState[]): CartLineState[] {
  const [order, setOrder] = useState<number[]>([]);
  const added = lines.map(idOf).filter((id) => !order.includes(id));
  if (added.length > 0) setOrder([...order, ...added]);
  return [...lines].sort((one, other) => order.indexOf(idOf(one)) - order.indexOf(idOf(other)));
}
