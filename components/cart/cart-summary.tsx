'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { CartTotal } from '@/lib/domain/cart-total';
import { formatPrice, formatSum, sumUnit } from '@/lib/domain/money';
import { formatCount } from '@/lib/domain/number';
import styles from './cart-summary.module.css';

/** What the ticked lines come to. */
export function CartSummary({ total: { pieces, full, discount, total } }: { total: CartTotal }) {
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
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd aria-live="polite">
            {`${formatSum(total)}\u00a0`}
            <small>{sumUnit[locale]}</small>
          </dd>
        </div>
      </dl>
      <p className={styles.note}>{t('note')}</p>
    </aside>
  );
}
