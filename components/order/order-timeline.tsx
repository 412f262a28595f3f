'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { timelineOf } from '@/lib/domain/order/order-timeline';
import { formatDateTime } from '@/lib/domain/time/date';
import styles from './order-timeline.module.css';

/** Shows the steps of an order with the times that the shop has recorded. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const steps = timelineOf(order);
  const current = steps.findLastIndex(({ date }) => date !== null);

  return (
    <ol className={styles.steps} aria-label={t('way')}>
      {steps.map(({ step, date }, index) => (
        <li
          key={step}
          className={date ? styles.reached : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles.name}>{t(`steps.${step}`)}</span>
          {date ? <time dateTime={date}>{formatDateTime(date)}</time> : null}
        </li>
      ))}
    </ol>
  );
}
