'use client';

import { useTranslations } from 'next-intl';
import { ProductPrice } from '@/components/product/card/product-price';
import { Badge } from '@/components/ui/display/badge';
import type { PaymentStatus } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { canTakePayment, isPaymentStatusShown, isRefundDue } from '@/lib/domain/order/order-status';
import { formatDateTime } from '@/lib/domain/time/date';
import { CancelOrder } from './cancel-order';
import { OrderAgain } from './order-again';
import styles from './order-card.module.css';
import { OrderDestination } from './order-destination';
import { OrderMessage } from './order-message';
import { OrderPayment } from './order-payment';
import { OrderProducts } from './order-products';
import { OrderSteps } from './order-steps';
import { PrintReceipt } from './print-receipt';

const tones = {
  waiting: 'warn',
  confirmed: 'ok',
  rejected: 'sale-soft',
  refunded: 'mute',
} as const satisfies Record<PaymentStatus, string>;

export function OrderCard({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const t = useTranslations('orders');
  const { id, date, status, price, payment_status: paid, products } = order;

  return (
    <article className={styles.card} aria-labelledby={`order-${id}`}>
      <header className={styles.head}>
        <div>
          <h2 id={`order-${id}`} className={styles.number}>
            {t('number', { number: String(id) })}
          </h2>
          <p className={styles.when}>
            <time dateTime={date}>{formatDateTime(date)}</time>
            {` · ${t('products', { count: products.length })}`}
          </p>
        </div>
        <div className={styles.sum}>
          <ProductPrice price={price} discountedPrice={null} />
          {isPaymentStatusShown(status, paid, order.payment) ? (
            <Badge tone={tones[paid]}>{t(`payment.${paid}`)}</Badge>
          ) : null}
        </div>
      </header>
      <OrderSteps status={status} history={order.history} />
      {canTakePayment(status, paid) ? <OrderPayment order={order} /> : null}
      <OrderDestination order={order} />
      {isRefundDue(status, paid) ? <p className={styles.place}>{t('refundDue')}</p> : null}
      <OrderProducts order={order} isOpen={isOpen} />
      <footer className={styles.foot}>
        <OrderAgain order={order} />
        <PrintReceipt order={order} />
        <CancelOrder order={order} />
        <OrderMessage id={id} />
      </footer>
    </article>
  );
}
