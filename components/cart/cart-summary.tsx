'use client';

import { useLocale, useTranslations } from 'next-intl';
import { InstallmentRow } from '@/components/installment/installment-row';
import { Summary } from '@/components/ui/display/summary';
import { locales } from '@/lib/constants';
import type { CartTotal } from '@/lib/domain/order/cart-total';
import { formatAmount, formatPrice } from '@/lib/domain/text/money';
import { formatCount } from '@/lib/domain/text/number';
import type { CartLineState } from '@/stores/cart';
import { CartDelivery, type DeliveryTerms } from './cart-delivery';
import styles from './cart-summary.module.css';
import { CheckoutButton } from './checkout-button';
import { PromoCode } from './promo-code';
import { useCartPromo } from './use-cart-promo';

type Props = { total: CartTotal; lines: CartLineState[]; terms: DeliveryTerms | undefined };

export function CartSummary({ total: sums, lines, terms }: Props) {
  const { units, full, discount } = sums;
  const t = useTranslations('cart.summary');
  const locale = useLocale();
  const { promo, recheck } = useCartPromo(lines, sums.total);
  const promoDiscount = promo?.state === 'accepted' ? promo.discount : 0;
  const total = sums.total - promoDiscount;

  const amount = (
    <>
      {`${formatAmount(total)}\u00a0`}
      <small>{locales[locale].currency}</small>
    </>
  );
  const saleOf = (name: string, value: number) =>
    value > 0 ? [{ name, value: `−${formatPrice(value, locale)}`, isSale: true }] : [];

  return (
    <Summary
      title={t('title')}
      rows={[
        {
          name: t('pieces', { count: formatCount(units) }),
          value: formatPrice(full, locale),
        },
        ...saleOf(t('discount'), discount),
        ...saleOf(t('promo'), promoDiscount),
        ...(terms ? [] : [{ name: t('delivery'), value: t('deliveryLater') }]),
      ]}
      total={{ name: t(terms ? 'totalGoods' : 'total'), value: amount }}
      below={total > 0 && <InstallmentRow kind="panel" orderValue={total} />}
    >
      <PromoCode promo={promo} onRecheck={recheck} />
      {terms && total > 0 && (
        <CartDelivery {...terms} goods={total} isExpress={areExpress(lines)} />
      )}
      <div className={styles.bar}>
        <p className={styles.barTotal} aria-hidden="true">
          <span>{t('barTotal', { count: formatCount(units) })}</span>
          <b>{amount}</b>
        </p>
        <CheckoutButton lines={lines} className={styles.checkout} />
      </div>
      <p className={styles.note}>{t('note')}</p>
    </Summary>
  );
}

function areExpress(lines: CartLineState[]): boolean {
  return lines.every(({ checked, product }) => !checked || product.is_express === true);
}
