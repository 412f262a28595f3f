'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from '@/lib/contract/order';
import { formatDateTime } from '@/lib/domain/date';
import { formatPrice } from '@/lib/domain/money';
import { isPaymentTold } from '@/lib/domain/order-status';
import { formatPhone } from '@/lib/domain/phone';
import styles from './order-receipt.module.css';

type Props = { order: Order; onPrinted: () => void };

/** On paper alone, in place of the page; the browser's own dialog opens with it. */
export function OrderReceipt({ order, onPrinted }: Props) {
  const t = useTranslations('orders');
  const payment = useTranslations('payment');
  const locale = useLocale();
  const { id, date, products, delivery, delivery_price: deliveryPrice, place, price } = order;

  useEffect(() => {
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);

  return createPortal(
    <section className={styles.receipt}>
      <h1>{t('number', { number: String(id) })}</h1>
      <p>{formatDateTime(date)}</p>
      <p>{`${order.full_name}, ${formatPhone(order.phone_number)}`}</p>
      <p>{t(`delivery.${delivery}`, { place })}</p>
      <table>
        <tbody>
          {products.map((line) => (
            <tr key={line.id}>
              <td>{[line.product.name, line.options].filter(Boolean).join(', ')}</td>
              <td>{`${formatPrice(line.price, locale)} × ${line.amount}`}</td>
              <td>{formatPrice(line.total, locale)}</td>
            </tr>
          ))}
          <tr>
            <td colSpan={2}>{t('receipt.delivery')}</td>
            <td>{formatPrice(deliveryPrice, locale)}</td>
          </tr>
          <tr className={styles.total}>
            <td colSpan={2}>{t('receipt.total')}</td>
            <td>{formatPrice(price, locale)}</td>
          </tr>
        </tbody>
      </table>
      <p>{`${payment(`${order.payment}.title`)} · ${t(standing(order))}`}</p>
    </section>,
    document.body,
  );
}

function standing({ status, payment_status: paid }: Order) {
  return isPaymentTold(status, paid) ? (`payment.${paid}` as const) : (`status.${status}` as const);
}
