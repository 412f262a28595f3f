'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { useCheckoutForm } from '@/components/checkout/use-checkout-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { addressesQuery } from '@/lib/client/order/address';
import { deliveryPointsQuery } from '@/lib/client/order/geo';
import { nearPointsQuery } from '@/lib/client/order/near-points';
import { nearestFirst } from '@/lib/domain/place/country-map';
import { PointList } from './point-list';

export function PickupChoice() {
  const t = useTranslations('checkout.delivery');
  const actions = useTranslations('actions');
  const locale = useLocale();
  const { data: points, isError, isFetching, refetch } = useQuery(deliveryPointsQuery(locale));
  const near = useQuery(nearPointsQuery(locale, useDistrict()));

  if (points?.length === 0) return <Notice>{t('noPoints')}</Notice>;
  if (points && !near.isLoading) {
    return <PointList points={nearestFirst(points, near.data?.[0])} />;
  }
  if (!isError) return <Skeleton height={200} radius={8} />;
  const retry = (
    <Button kind="ghost" busy={isFetching} onClick={() => void refetch()}>
      {actions('retry')}
    </Button>
  );
  return <Notice action={retry}>{t('pointsFailed')}</Notice>;
}

/**
 * Returns the district of the address that the shopper has selected or typed for courier delivery.
 */
function useDistrict(): number | undefined {
  const { control } = useCheckoutForm();
  const [address, typed] = useWatch({ control, name: ['address', 'district'] });
  const { data: book } = useQuery(addressesQuery(useLocale()));
  const saved = book?.find(({ id }) => String(id) === address)?.district;
  return saved ?? (Number(typed) || undefined);
}
