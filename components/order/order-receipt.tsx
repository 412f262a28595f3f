'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@/lib/contract/order';
import type { Settings } from '@/lib/contract/site';
import { isPaymentStatusShown } from '@/lib/domain/order/order-status';
import { formatPhone } from '@/lib/domain/text/format-phone';
import { formatDateTime } from '@/lib/domain/time/date';
import styles from './order-receipt.module.css';
import { ReceiptLines } from './receipt-lines';
import { ReceiptSeller } from './receipt-seller';

type Props = { order: Order; shop: Settings | undefined; onPrinted: () => void };

/** Opens the browser's print dialog and prints a receipt instead of the page. */
export function OrderReceipt({ order, shop, onPrinted }: Props) {
  const t = useTranslations('orders');
  const payment = useTranslations('payment');
  const { id, date, delivery, place } = order;

  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  return createPortal(
    <section className={styles.receipt}>
      {shop && <ReceiptSeller shop={shop} />}
      <h1>{t('number', { number: String(id) })}</h1>
      <p>{formatDateTime(date)}</p>
      <p>{`${order.full_name}, ${formatPhone(order.phone_number)}`}</p>
      <p>{t(`delivery.${delivery}`, { place })}</p>
      <ReceiptLines order={order} />
      <p>{`${payment(`${order.payment}.title`)} · ${t(standing(order))}`}</p>
      <p>{t('receipt.notFiscal')}</p>
    </section>,
    document.body,
  );
}

function standing({ status, payment, payment_status: paid }: Order) {
  return isPaymentStatusShown(status, paid, payment)
    ? (`payment.${paid}` as const)
    : (`status.${status}` as const);
}
