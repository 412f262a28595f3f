'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { deliveryPointsQuery } from '@/lib/client/geo';
import { PointList } from './point-list';

export function PickupChoice() {
  const t = useTranslations('checkout.delivery');
  const actions = useTranslations('actions');
  const { data: points, isError, isFetching, refetch } = useQuery(deliveryPointsQuery(useLocale()));

  if (points) return <PointList points={points} />;
  if (!isError) return <Skeleton height={200} radius={8} />;
  const retry = (
    <Button kind="ghost" busy={isFetching} onClick={() => void refetch()}>
      {actions('retry')}
    </Button>
  );
  return <Notice action={retry}>{t('pointsFailed')}</Notice>;
}
