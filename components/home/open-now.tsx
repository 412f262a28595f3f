'use client';

import { useTranslations } from 'next-intl';
import { useShopTime } from '@/lib/client/use-shop-time';
import { isOpenAt } from '@/lib/domain/time/date';
import { minuteOf } from '@/lib/domain/time/shop-time';
import styles from './open-now.module.css';

/**
 * Shows whether a branch is open now. Only the browser renders this, because cached pages must not
 * depend on the time of day.
 */
export function OpenNow({ workTime }: { workTime: string }) {
  const t = useTranslations('home');
  const now = useShopTime(minuteOf);
  const isOpen = now === null ? null : isOpenAt(workTime, now);
  if (isOpen === null) return null;

  return (
    <span className={styles.state} data-open={isOpen || undefined}>
      {isOpen ? t('open') : t('closed')}
    </span>
  );
}
