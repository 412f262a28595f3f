'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useShopTime } from '@/lib/client/use-shop-time';
import { formatDate } from '@/lib/domain/time/date';
import { secondOf } from '@/lib/domain/time/shop-time';
import { formatHours, secondsUntil, splitDays } from '@/lib/domain/time/time-left';
import styles from './sale-end.module.css';

/**
 * Shows the last day of a sale. After hydration, it shows the remaining time instead, according to
 * the shop's clock.
 */
export function SaleEnd({ at }: { at: string }) {
  const t = useTranslations('home');
  const end = Date.parse(at);
  const periodOf = useCallback(
    (time: number) =>
      time < end ? secondOf(time) : { since: end, until: Number.POSITIVE_INFINITY },
    [end],
  );
  const now = useShopTime(periodOf);
  const left = now === null ? null : secondsUntil(at, new Date(now));

  if (left === 0) return <p className={styles.end}>{t('saleEnded')}</p>;
  if (left === null)
    return <p className={styles.end}>{t('saleUntil', { date: formatDate(at) })}</p>;
  const { days, seconds } = splitDays(left);
  const time = formatHours(seconds);
  const [before, after] = t(days > 0 ? 'saleDaysLeft' : 'saleTimeLeft', { days, time }).split(time);
  return (
    <p className={styles.end}>
      {before}
      <span className={styles.clock}>{time}</span>
      {after}
    </p>
  );
}
