'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PointMap } from '@/components/checkout/delivery/point-map';
import { CancelOrder } from '@/components/order/cancel-order';
import { OrderLineRow } from '@/components/order/order-line-row';
import { OrderMessage } from '@/components/order/order-message';
import { PrintReceipt } from '@/components/order/print-receipt';
import { Button } from '@/components/ui/button';
import { DescriptionList } from '@/components/ui/display/description-list';
import { Icon } from '@/components/ui/display/icon';
import type { Order } from '@/lib/contract/order';
import { type InstallmentPlan, planText } from '@/lib/domain/order/installment';
import { orderOutcome } from '@/lib/domain/order/order-outcome';
import { canCustomerCancel, isActive } from '@/lib/domain/order/order-status';
import { formatPrice } from '@/lib/domain/text/money';
import { formatDate } from '@/lib/domain/time/date';
import { NextSteps } from './next-steps';
import { PayAgain } from './pay-again';
import styles from './placed-order.module.css';

const icons = {
  accepted: 'check',
  confirmed: 'check',
  waiting: 'clock',
  rejected: 'warning',
  refunded: 'refresh',
  refundDue: 'refresh',
  canceled: 'warning',
} as const;

export function PlacedOrder({ order }: { order: Order }) {
  const t = useTranslations('orderResult');
  const orders = useTranslations('orders');
  const payment = useTranslations('payment');
  const locale = useLocale();
  const outcome = orderOutcome(order);
  const isAhead = isActive(order.status) && outcome !== 'refunded';
  const { instalment: plan, promo } = order;
  const planFacts = usePlanFacts(plan);
  const facts = [
    { name: t('number'), value: String(order.id) },
    { name: t('date'), value: formatDate(order.date) },
    { name: t(order.delivery), value: order.place },
    ...(order.delivery_date && isAhead
      ? [{ name: t(`ready.${order.delivery}`), value: formatDate(order.delivery_date) }]
      : []),
    ...(order.point?.landmark ? [{ name: t('landmark'), value: order.point.landmark }] : []),
    ...(order.point ? [{ name: t('hours'), value: order.point.work_time }] : []),
    { name: t('payment'), value: payment(`${order.payment}.title`) },
    ...(promo
      ? [{ name: t('promo'), value: `${promo.code}, −${formatPrice(promo.discount, locale)}` }]
      : []),
    ...planFacts,
    { name: t('total'), value: formatPrice(order.price, locale) },
  ];

  return (
    <section
      className={styles.panel}
      data-outcome={outcome}
      aria-label={orders('number', { number: String(order.id) })}
    >
      <span className={styles.disc}>
        <Icon name={icons[outcome]} size={40} />
      </span>
      <div role="status">
        <h2 className={styles.title}>{t(`${outcome}.title`)}</h2>
        <p className={styles.text}>
          {plan && outcome === 'accepted'
            ? t('accepted.instalment', planText(plan, locale))
            : t(`${outcome}.text`)}
        </p>
      </div>
      <div className={styles.facts}>
        <DescriptionList rows={facts} />
        {order.point && (
          <PointMap points={[order.point]} chosen={order.point} onChoose={() => {}} />
        )}
      </div>
      {isAhead && <NextSteps order={order} />}
      <ul className={styles.goods} aria-label={t('goods')}>
        {order.products.map((line) => (
          <OrderLineRow
            key={line.id}
            line={line}
            locale={locale}
            status={order.status}
            hasReview={false}
          />
        ))}
      </ul>
      <Actions order={order} isUnpaid={outcome === 'waiting' || outcome === 'rejected'} />
      <OrderMessage id={order.id} />
    </section>
  );
}

function Actions({ order, isUnpaid }: { order: Order; isUnpaid: boolean }) {
  const t = useTranslations('orderResult');
  return (
    <div className={styles.actions}>
      {isUnpaid && <PayAgain order={order} />}
      <Button href="/user/orders" size="large" kind={isUnpaid ? 'soft' : 'primary'}>
        {t('orders')}
      </Button>
      <Button href="/products" size="large" kind="ghost">
        {t('continue')}
      </Button>
      {order.status === 'canceled' ? null : <PrintReceipt order={order} />}
      {canCustomerCancel(order.status, order.payment_status) && <CancelOrder order={order} />}
    </div>
  );
}

function usePlanFacts(plan: InstallmentPlan | null) {
  const t = useTranslations('instalment');
  const locale = useLocale();
  if (!plan) return [];
  return [
    { name: t('term'), value: t('months', { count: plan.months }) },
    { name: t('first_payment'), value: formatPrice(plan.first_payment, locale) },
    { name: t('monthly_payment'), value: formatPrice(plan.monthly_payment, locale) },
  ];
}
