import { useLocale } from 'next-intl';
import { locales } from '@/lib/constants';
import { currentPrice } from '@/lib/domain/product/discount';
import { formatAmount } from '@/lib/domain/text/money';
import styles from './product-price.module.css';

type Props = {
  price: number;
  discountedPrice: number | null;
  size?: 'card' | 'small' | 'large' | 'wide';
};

export function ProductPrice({ price, discountedPrice, size = 'card' }: Props) {
  const locale = useLocale();
  const now = currentPrice({ price, discounted_price: discountedPrice });
  const isLower = now < price;

  return (
    <p className={styles.prices} data-size={size === 'card' ? undefined : size}>
      <span className={styles.price} data-sale={isLower || undefined}>
        {`${formatAmount(now)}\u00a0`}
        <small>{locales[locale].currency}</small>
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
