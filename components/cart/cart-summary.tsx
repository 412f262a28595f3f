'use client';

import { useLocale, useTranslations } from 'next-intl';
import { InstalmentRow } from '@/components/instalment/instalment-row';
import { Summary } from '@/components/ui/summary';
import type { CartTotal } from '@/lib/domain/cart-total';
import { currencyUnit, formatAmount, formatPrice } from '@/lib/domain/money';
import { formatCount } from '@/lib/domain/number';
import type { CartLineState } from '@/stores/cart';
import styles from './cart-summary.module.css';
import { CheckoutButton } from './checkout-button';

type Props = { total: CartTotal; lines: CartLineState[] };

export function CartSummary({ total: { pieces, full, discount, total }, lines }: Props) {
  const t = useTranslations('cart.summary');
  const locale = useLocale();

  const amount = (
    <>
      {`${formatAmount(total)}\u00a0`}
      <small>{currencyUnit[locale]}</small>
    </>
  );
  const sale = { name: t('discount'), value: `−${formatPrice(discount, locale)}`, isSale: true };

  return (
    <Summary
      title={t('title')}
      rows={[
        {
          name: t('pieces', { count: formatCount(pieces) }),
          value: formatPrice(full, locale),
        },
        ...(discount > 0 ? [sale] : []),
        { name: t('delivery'), value: t('deliveryLater') },
      ]}
      total={{ name: t('total'), value: amount }}
      below={total > 0 && <InstalmentRow kind="panel" orderValue={total} />}
    >
      <div className={styles.bar}>
        <p className={styles.barTotal} aria-hidden="true">
          <span>{t('barTotal', { count: formatCount(pieces) })}</span>
          <b>{amount}</b>
        </p>
        <CheckoutButton lines={lines} className={styles.checkout} />
      </div>
      <p className={styles.note}>{t('note')}</p>
    </Summary>
  );
}
