'use client';

import { useLocale, useTranslations } from 'next-intl';
import { InstalmentRow } from '@/components/instalment/instalment-row';
import type { CartTotal } from '@/lib/domain/cart-total';
import { formatPrice, formatSum, sumUnit } from '@/lib/domain/money';
import { formatCount } from '@/lib/domain/number';
import type { CartLineState } from '@/stores/cart';
import styles from './cart-summary.module.css';
import { CheckoutButton } from './checkout-button';

type Props = { total: CartTotal; lines: CartLineState[] };

/** What the ticked lines come to, and the way on; on phones that stays in sight. */
export function CartSummary({ total: { pieces, full, discount, total }, lines }: Props) {
  const t = useTranslations('cart.summary');
  const locale = useLocale();

  return (
    <aside className={styles.summary} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <dl className={styles.rows}>
        <div>
          <dt>{t('pieces', { count: formatCount(pieces) })}</dt>
          <dd>{formatPrice(full, locale)}</dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{t('discount')}</dt>
            <dd className={styles.discount}>{`−${formatPrice(discount, locale)}`}</dd>
          </div>
        )}
        <div>
          <dt>{t('delivery')}</dt>
          <dd>{t('deliveryLater')}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd aria-live="polite">
            {`${formatSum(total)}\u00a0`}
            <small>{sumUnit[locale]}</small>
          </dd>
        </div>
      </dl>
      {total > 0 && <InstalmentRow orderValue={total} />}
      <div className={styles.bar}>
        <p className={styles.barTotal} aria-hidden="true">
          <span>{t('barTotal', { count: formatCount(pieces) })}</span>
          <b>{formatPrice(total, locale)}</b>
        </p>
        <CheckoutButton lines={lines} className={styles.checkout} />
      </div>
      <p className={styles.note}>{t('note')}</p>
    </aside>
  );
}
