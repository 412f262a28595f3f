import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { locales } from '@/lib/constants';
import { currentPrice } from '@/lib/domain/product/discount';
import { formatAmount } from '@/lib/domain/text/money';
import styles from './product-price.module.css';

type Props = {
  price: number;
  discountedPrice: number | null;
  size?: 'card' | 'small' | 'large' | 'wide';
  /** Whether the price is the lowest of several. */
  isFrom?: boolean;
};

export function ProductPrice({ price, discountedPrice, size = 'card', isFrom }: Props) {
  const locale = useLocale();
  const now = currentPrice({ price, discounted_price: discountedPrice });
  const isLower = now < price;
  const shown = (
    <>
      {`${formatAmount(now)}\u00a0`}
      <small>{locales[locale].currency}</small>
    </>
  );

  return (
    <p className={styles.prices} data-size={size === 'card' ? undefined : size}>
      <span className={styles.price} data-sale={isLower || undefined}>
        {isFrom ? <From>{shown}</From> : shown}
      </span>
      {isLower && (
        <s className={styles.old}>
          {formatAmount(price)}
          <span>{`\u00a0${locales[locale].currency}`}</span>
        </s>
      )}
    </p>
  );
}

function From({ children }: { children: ReactNode }) {
  return useTranslations('product').rich('from', { price: () => children });
}
