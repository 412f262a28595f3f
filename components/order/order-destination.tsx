'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { isActive } from '@/lib/domain/order/order-status';
import { mapLink } from '@/lib/domain/place/country-map';
import { formatDate } from '@/lib/domain/time/date';
import styles from './order-card.module.css';

export function OrderDestination({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { delivery, delivery_date: date, place, point, status } = order;
  if (!place) return null;

  return (
    <p className={styles.place}>
      {t(`delivery.${delivery}`, { place })}
      {date && isActive(status)
        ? `\u00a0· ${t(`ready.${delivery}`, { date: formatDate(date) })}`
        : null}
      {point ? (
        <>
          {`\u00a0· ${point.work_time}\u00a0· `}
          <a href={mapLink(point)} target="_blank" rel="noopener">
            {t('onMap')}
          </a>
        </>
      ) : null}
    </p>
  );
}
