'use client';

import { useTranslations } from 'next-intl';
import type { Destination } from '@/components/geo/destination';
import { useDestination } from '@/components/geo/use-destination';
import { useOptions } from '@/components/product/actions/options-provider';
import { useShopTime } from '@/lib/client/use-shop-time';
import { daysUntil, deliveryDays, openingAfter } from '@/lib/domain/order/delivery';
import { deliveryPeriodOf } from '@/lib/domain/time/shop-time';
import styles from './sticky-buy-bar.module.css';

type Props = {
  regions: readonly Destination[];
  isExpress: boolean;
  /** The name of the seller. */
  seller: string | undefined;
  /** See `useShopTime`. */
  pageTime: number;
};

/** The delivery date and the seller, for the first screen of a phone. */
export function BarPromise({ regions, isExpress, seller, pageTime }: Props) {
  const t = useTranslations('delivery');
  const now = new Date(useShopTime(deliveryPeriodOf, pageTime));
  const region = useDestination(regions);
  const { subProduct } = useOptions();
  if (!region || !subProduct) return null;
  const days = deliveryDays('courier', region, isExpress);
  const left = daysUntil(openingAfter(now, days), now);
  const soon = subProduct.amount > 0 && t('soon', { days: left });

  return <p className={styles.promise}>{[soon, seller].filter(Boolean).join('\n')}</p>;
}
