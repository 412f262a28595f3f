'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { Quote } from '@/lib/contract/order';
import type { LineTrouble } from '@/lib/domain/checkout';
import { formatPrice, formatSum, sumUnit } from '@/lib/domain/money';
import { formatCount } from '@/lib/domain/number';
import type { OrderCartLine } from '@/stores/order-cart';
import styles from './checkout-summary.module.css';
import { SummaryLine } from './summary-line';

type Props = {
  lines: OrderCartLine[];
  quote: Quote | undefined;
  troubles: Map<number, LineTrouble>;
  /** Why the shop has refused, and the button. */
  children: ReactNode;
};

export function CheckoutSummary({ lines, quote, troubles, children }: Props) {
  const t = useTranslations('checkout.summary');
  const locale = useLocale();
  const price = (sum: number | undefined) =>
    sum === undefined ? <Skeleton width={96} height={16} /> : formatPrice(sum, locale);

  return (
    <aside className={styles.summary} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine
            key={line.sub_product}
            line={line}
            trouble={troubles.get(line.sub_product)}
          />
        ))}
      </ul>
      <dl className={styles.rows}>
        <div>
          <dt>{t('pieces', { count: formatCount(piecesOf(lines)) })}</dt>
          <dd>{price(quote?.full)}</dd>
        </div>
        {quote && quote.discount > 0 && (
          <div>
            <dt>{t('discount')}</dt>
            <dd className={styles.discount}>{`−${formatPrice(quote.discount, locale)}`}</dd>
          </div>
        )}
        <div>
          <dt>{t('delivery')}</dt>
          <dd>{deliveryText(quote?.delivery_price)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('total')}</dt>
          <dd aria-live="polite">
            {quote && `${formatSum(quote.total)}\u00a0`}
            {quote && <small>{sumUnit[locale]}</small>}
          </dd>
        </div>
      </dl>
      {children}
    </aside>
  );

  function deliveryText(sum: number | null | undefined): string {
    if (sum === null || sum === undefined) return t('deliveryUnknown');
    return sum === 0 ? t('deliveryFree') : formatPrice(sum, locale);
  }
}

function piecesOf(lines: OrderCartLine[]): number {
  return lines.reduce((pieces, { amount }) => pieces + amount, 0);
}
