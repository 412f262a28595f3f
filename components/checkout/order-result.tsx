'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { orderQuery } from '@/lib/client/order';
import type { Order } from '@/lib/contract/order';
import { isOnlinePayment } from '@/lib/domain/checkout';
import { CheckoutSkeleton } from './checkout-skeleton';
import { PlacedOrder } from './placed-order';

const ASK_EVERY_MS = 2500;

/** Polls the order until the payment provider has reported. */
export function OrderResult({ id }: { id: number }) {
  const t = useTranslations('orderResult');
  const actions = useTranslations('actions');
  const { data, isError, isFetching, refetch } = useQuery({
    ...orderQuery(useLocale(), id),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? ASK_EVERY_MS : false),
  });

  if (data) return <PlacedOrder order={data} />;
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
