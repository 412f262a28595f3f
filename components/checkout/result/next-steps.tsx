'use client';

import { useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { isOnlinePayment } from '@/lib/domain/order/checkout';
import styles from './placed-order.module.css';

export function NextSteps({ order: { delivery, payment } }: { order: Order }) {
  const t = useTranslations('orderResult.next');
  const steps = [
    t('call'),
    t(delivery),
    t(isOnlinePayment(payment) || payment === 'instalment' ? 'check' : 'pay'),
  ];

  return (
    <section className={styles.next}>
      <h3>{t('title')}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
