'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/display/icon';
import type { OrderStatus } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/domain/time/date';
import styles from './order-steps.module.css';

const WAY: readonly OrderStatus[] = ['new', 'in_progress', 'done'];

type Props = Pick<Order, 'status' | 'history'>;

export function OrderSteps({ status, history }: Props) {
  const t = useTranslations('orders');
  const reachedAt = (step: OrderStatus) => history.find((event) => event.status === step)?.date;
  if (status === 'canceled') {
    const date = reachedAt(status);
    return (
      <p className={styles.canceled}>
        <Icon name="close" size={20} />
        <span>
          <b>{t('status.canceled')}</b>
          {date ? ` · ${formatDateTime(date)}` : null}
        </span>
      </p>
    );
  }
  const current = WAY.indexOf(status);

  return (
    <ol className={styles.steps} aria-label={t('way')}>
      {WAY.map((step, index) => {
        const date = index <= current ? reachedAt(step) : undefined;
        return (
          <li
            key={step}
            className={index <= current ? styles.reached : styles.ahead}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.name}>{t(`status.${step}`)}</span>
            {date ? <time dateTime={date}>{formatDateTime(date)}</time> : null}
          </li>
        );
      })}
    </ol>
  );
}
