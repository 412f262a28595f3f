import { useLocale } from 'next-intl';
import { currentPrice } from '@/lib/domain/discount';
import { currencyUnit, formatAmount } from '@/lib/domain/money';
import styles from './product-price.module.css';

type Props = {
  price: number;
  discountedPrice: number | null;
  /** False on cards, so that both prices fit into one line. */
  oldUnit?: boolean;
  size?: 'card' | 'small' | 'large' | 'wide';
};

export function ProductPrice({ price, discountedPrice, oldUnit = true, size = 'card' }: Props) {
  const unit = currencyUnit[useLocale()];
  const now = currentPrice({ price, discounted_price: discountedPrice });
  const isLower = now < price;

  return (
    <p className={styles.prices} data-size={size}>
      <span className={styles.price} data-sale={isLower || undefined}>
        {`${formatAmount(now)}\u00a0`}
        <small>{unit}</small>
      </span>
      {isLower && (
        <s className={styles.old}>
          {formatAmount(price)}
          {oldUnit && `\u00a0${unit}`}
        </s>
      )}
    </p>
  );
}
