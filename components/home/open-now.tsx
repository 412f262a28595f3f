'use client';

import { useTranslations } from 'next-intl';
import { isOpenAt } from '@/lib/domain/date';
import { useIsHydrated } from '@/lib/hooks/use-is-hydrated';
import styles from './open-now.module.css';

/** Cached pages do not depend on the time of day, so the browser adds this. */
export function OpenNow({ workTime }: { workTime: string }) {
  const t = useTranslations('home');
  const isOpen = useIsHydrated() ? isOpenAt(workTime, Date.now()) : null;
  if (isOpen === null) return null;

  return (
    <span className={styles.state} data-open={isOpen || undefined}>
      {isOpen ? t('open') : t('closed')}
    </span>
  );
}
