'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/contract/order';
import { formatDate } from '@/lib/domain/date';
import { formatPrice } from '@/lib/domain/money';
import { orderOutcome } from '@/lib/domain/order-outcome';
import { PayAgain } from './pay-again';
import styles from './placed-order.module.css';

const icons = {
  accepted: 'check',
  confirmed: 'check',
  waiting: 'clock',
  rejected: 'warning',
  refunded: 'refresh',
  canceled: 'warning',
} as const;

/** Whether it is made and whether it is paid, in one sentence each, and what to do next. */
export function PlacedOrder({ order }: { order: Order }) {
  const t = useTranslations('orderResult');
  const payment = useTranslations('payment');
  const locale = useLocale();
  const outcome = orderOutcome(order);
  const facts = [
    [t('number'), String(order.id)],
    [t('date'), formatDate(order.date)],
    [t(order.delivery), order.place],
    [t('payment'), payment(`${order.payment}.title`)],
    [t('total'), formatPrice(order.price, locale)],
  ] as const;

  return (
    <section className={styles.panel} data-outcome={outcome} aria-label={t('title')}>
      <span className={styles.disc}>
        <Icon name={icons[outcome]} size={40} />
      </span>
      <div role="status">
        <h2 className={styles.title}>{t(`${outcome}.title`)}</h2>
        <p className={styles.text}>{t(`${outcome}.text`)}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {(outcome === 'waiting' || outcome === 'rejected') && <PayAgain order={order} />}
        <Button href="/user/orders" size="large" kind="soft">
          {t('orders')}
        </Button>
        <Button href="/products" size="large" kind="ghost">
          {t('continue')}
        </Button>
      </div>
    </section>
  );
}
