'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Destination } from '@/components/geo/destination';
import { useDestination } from '@/components/geo/use-destination';
import { daysUntil, deliveryDays, openingAfter } from '@/lib/domain/delivery';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import { useOptions } from './options-provider';
import styles from './sticky-buy-bar.module.css';

type Props = {
  regions: readonly Destination[];
  isExpress: boolean;
  /** Who sells, in words. */
  seller: string | undefined;
};

/** When the courier comes and who sells, for the first screen of a phone. */
export function BarPromise({ regions, isExpress, seller }: Props) {
  const t = useTranslations('delivery');
  const [now] = useState(() => new Date());
  const isHydrated = useIsHydrated();
  const region = useDestination(regions);
  const { subProduct } = useOptions();
  if (!region || !subProduct) return null;
  const days = deliveryDays('courier', region, isExpress);
  // A cached page is read on another day, and perhaps in the evening.
  const left = isHydrated ? daysUntil(openingAfter(now, days), now) : days;

  const soon = subProduct.amount > 0 && t('soon', { days: left });

  return <p className={styles.promise}>{[soon, seller].filter(Boolean).join('\n')}</p>;
}
