'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Order } from '@/lib/contract/order';
import { moneyBackOf } from '@/lib/domain/order/amounts';
import { formatPrice } from '@/lib/domain/text/money';
import styles from './order-card.module.css';

/** Shows the price of the returned units and the sum of all refunds. */
export function OrderMoneyBack({ order }: { order: Order }) {
  const t = useTranslations('orders.back');
  const locale = useLocale();
  const { returned, refunded } = moneyBackOf(order);
  if (returned === 0 && refunded === 0) return null;

  return (
    <dl className={styles.back}>
      {returned > 0 ? (
        <div>
          <dt>{t('goods')}</dt>
          <dd>{formatPrice(returned, locale)}</dd>
        </div>
      ) : null}
      {refunded > 0 ? (
        <div>
          <dt>{t('money')}</dt>
          <dd>{formatPrice(refunded, locale)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
