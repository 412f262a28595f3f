'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Summary } from '@/components/ui/display/summary';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { locales } from '@/lib/constants';
import type { Quote } from '@/lib/contract/quote';
import type { LineTrouble } from '@/lib/domain/order/checkout';
import { formatAmount, formatPrice } from '@/lib/domain/text/money';
import { formatCount } from '@/lib/domain/text/number';
import type { OrderCartLine } from '@/stores/order-cart';
import styles from './checkout-summary.module.css';
import { SummaryLine } from './summary-line';

type Props = {
  lines: OrderCartLine[];
  quote: Quote | undefined;
  troubles: Map<number, LineTrouble>;
  children: ReactNode;
};

export function CheckoutSummary({ lines, quote, troubles, children }: Props) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const price = (value: number | undefined) =>
    value === undefined ? <Skeleton width={96} height={16} /> : formatPrice(value, locale);

  const saleOf = (name: string, value = 0) =>
    value > 0 ? [{ name, value: `−${formatPrice(value, locale)}`, isSale: true }] : [];

  return (
    <Summary
      title={t('title')}
      lines={
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SummaryLine
              key={line.sub_product}
              line={line}
              trouble={troubles.get(line.sub_product)}
            />
          ))}
        </ul>
      }
      rows={[
        { name: t('pieces', { count: formatCount(unitsOf(lines)) }), value: price(quote?.full) },
        ...saleOf(t('discount'), quote?.discount),
        ...saleOf(t('promo', { code: quote?.promo?.code ?? '' }), quote?.promo?.discount),
        { name: t('delivery'), value: deliveryText(quote?.delivery_price) },
      ]}
      total={{
        name: t('total'),
        value: quote && (
          <>
            {`${formatAmount(quote.total)}\u00a0`}
            <small>{locales[locale].currency}</small>
          </>
        ),
      }}
    >
      {children}
    </Summary>
  );

  function deliveryText(value: number | null | undefined): string {
    if (value === null || value === undefined) return t('deliveryUnknown');
    return value === 0 ? t('deliveryFree') : formatPrice(value, locale);
  }
}

function unitsOf(lines: OrderCartLine[]): number {
  return lines.reduce((units, { amount }) => units + amount, 0);
}
