'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ProductPrice } from '@/components/product/card/product-price';
import { Badge } from '@/components/ui/display/badge';
import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { isPaymentDue } from '@/lib/domain/order/amounts';
import {
  canTakePayment,
  isActive,
  isPaymentStatusShown,
  isRefundDue,
} from '@/lib/domain/order/order-status';
import { isCanceledByCustomer, storyOf } from '@/lib/domain/order/order-timeline';
import { formatPrice } from '@/lib/domain/text/money';
import { formatDate, formatDateTime } from '@/lib/domain/time/date';
import { CancelOrder } from './cancel-order';
import { OrderAgain } from './order-again';
import styles from './order-card.module.css';
import { OrderDestination } from './order-destination';
import { OrderMessage } from './order-message';
import { OrderMoneyBack } from './order-money-back';
import { OrderPayment } from './order-payment';
import { OrderProducts } from './order-products';
import { OrderTimeline } from './order-timeline';
import { PrintReceipt } from './print-receipt';
import { ReturnOrder } from './return-order';

const statusTones = {
  new: 'brand',
  in_progress: 'brand',
  done: 'ok',
  canceled: 'sale-soft',
} as const satisfies Record<OrderStatus, string>;

const paymentTones = {
  waiting: 'warn',
  confirmed: 'ok',
  rejected: 'sale-soft',
  refunded: 'mute',
} as const satisfies Record<PaymentStatus, string>;

export function OrderCard({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const { id, date, status, promo, payment_status: paid, products } = order;

  return (
    <article className={styles.card} aria-labelledby={`order-${id}`}>
      <header className={styles.head}>
        <div>
          <DeliveryDay order={order} />
          <h2 id={`order-${id}`} className={styles.number}>
            {t('number', { number: String(id) })}
          </h2>
          <p className={styles.when}>
            <time dateTime={date}>{formatDateTime(date)}</time>
            {` · ${t('products', { count: products.length })}`}
          </p>
        </div>
        <OrderSum order={order} />
      </header>
      <OrderStory order={order} />
      <OrderTimeline order={order} />
      {isPaymentDue(order) ? <OrderPayment order={order} /> : null}
      <OrderDestination order={order} />
      {promo ? (
        <p className={styles.place}>
          {t('promo', { code: promo.code, sum: formatPrice(promo.discount, locale) })}
        </p>
      ) : null}
      {isRefundDue(status, paid) ? <p className={styles.place}>{t('refundDue')}</p> : null}
      <OrderProducts order={order} isOpen={isOpen} />
      <OrderMoneyBack order={order} />
      <footer className={styles.foot}>
        <OrderAgain order={order} />
        {status === 'canceled' ? null : <PrintReceipt order={order} />}
        <ReturnOrder order={order} />
        <CancelOrder order={order} />
        <OrderMessage id={id} />
      </footer>
    </article>
  );
}

function OrderSum({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { status, price, payment, payment_status: paid } = order;
  // Nothing is owed for an order that was returned entirely before it was paid.
  const isSettled = canTakePayment(status, paid) && !isPaymentDue(order);

  return (
    <div className={styles.sum}>
      <ProductPrice price={price} discountedPrice={null} />
      {isPaymentStatusShown(status, paid, payment) && !isSettled ? (
        <Badge tone={paymentTones[paid]}>{t(`payment.${paid}`)}</Badge>
      ) : null}
    </div>
  );
}

/** Shows the delivery day of an active order, until the order waits at its pickup point. */
function DeliveryDay({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { delivery, delivery_date: date, status } = order;
  if (!date || !isActive(status) || storyOf(order).key === 'at_point') return null;
  return <p className={styles.day}>{t(`day.${delivery}`, { date: formatDate(date) })}</p>;
}

/** Shows the status in the specification's words (S4-37), and its meaning for this order. */
function OrderStory({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const { key, date } = storyOf(order);
  const tone = isCanceledByCustomer(order) ? 'mute' : statusTones[order.status];
  const shown = key === 'call' ? formatDateTime(date) : formatDate(date);

  return (
    <p className={styles.story}>
      <Badge tone={tone}>{t(`status.${order.status}`)}</Badge>
      <span>{t(`story.${key}`, { date: shown })}</span>
    </p>
  );
}
