'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { mapLink } from '@/lib/domain/place/country-map';
import styles from './order-card.module.css';

export function OrderDestination({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { delivery, place, point } = order;
  if (!place) return null;

  return (
    <p className={styles.place}>
      {t(`delivery.${delivery}`, { place })}
      {point ? (
        <>
          {point.landmark && `, ${t('landmark', { place: point.landmark })}`}
          {'\u00a0· '}
          <span className={styles.hours}>{point.work_time}</span>
          {'\u00a0· '}
          <a href={mapLink(point)} target="_blank" rel="noopener">
            {t('onMap')}
          </a>
        </>
      ) : null}
    </p>
  );
}
