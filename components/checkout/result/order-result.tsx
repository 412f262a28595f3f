'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { NEVER_FRESH_MS } from '@/lib/client/freshness';
import { orderQuery } from '@/lib/client/order/order';
import { useOrderMessages } from '@/lib/client/order/order-messages';
import type { Order } from '@/lib/contract/order';
import { isOnlinePayment } from '@/lib/domain/order/checkout';
import styles from './order-result.module.css';
import { PlacedOrder } from './placed-order';

const FETCH_EVERY_MS = 2500;

type Props = {
  id: number;
  /** Whether the shopper changed the form after this order was created. */
  isEarlier?: boolean;
};

/** Polls the order until the payment provider has reported a result. */
export function OrderResult({ id, isEarlier = false }: Props) {
  const t = useTranslations('orderResult');
  const actions = useTranslations('actions');
  const messages = useOrderMessages();
  const { data, isError, isFetching, refetch } = useQuery({
    ...orderQuery(useLocale(), id),
    staleTime: NEVER_FRESH_MS,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? FETCH_EVERY_MS : false),
  });

  if (data) {
    return (
      <>
        {isEarlier && (
          <Notice className={styles.earlier} isAlert>
            {messages.earlier(id)}
          </Notice>
        )}
        <PlacedOrder order={data} />
      </>
    );
  }
  if (!isError) return <CheckoutSkeleton />;
  return (
    <EmptyState title={t('failed.title')} text={t('failed.text')}>
      <Button size="large" busy={isFetching} onClick={() => void refetch()}>
        {actions('retry')}
      </Button>
      <Button href="/user/orders" size="large" kind="soft">
        {t('orders')}
      </Button>
    </EmptyState>
  );
}

function isWaiting(order: Order | undefined): boolean {
  if (!order || order.status === 'canceled') return false;
  return isOnlinePayment(order.payment) && order.payment_status === 'waiting';
}
