'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { formatDate } from '@/lib/domain/date';
import { formatHours, secondsUntil, splitDays } from '@/lib/domain/time-left';
import styles from './sale-end.module.css';

/** The day on which a sale ends, and in the browser how long that is. */
export function SaleEnd({ at }: { at: string }) {
  const t = useTranslations('home');
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const count = () => setLeft(secondsUntil(at, new Date()));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [at]);

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
