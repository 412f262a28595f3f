import type { ReactNode, Ref } from 'react';
import { PercentBadge } from '@/components/product/card/product-badge';
import { ProductPrice } from '@/components/product/card/product-price';
import styles from './buy-box.module.css';

type Props = {
  label?: string;
  /** The product's ids, which the hydration script reads for presses before hydration. */
  ids?: string;
  priced: { price: number; discounted_price: number | null };
  /** See `ProductPrice`. */
  isPriceFrom?: boolean;
  instalment: ReactNode;
  cart: ReactNode;
  cartRef?: Ref<HTMLDivElement>;
  oneClick: ReactNode;
  children?: ReactNode;
};

export function BuyLayout({
  label,
  ids,
  priced,
  isPriceFrom = false,
  instalment,
  cart,
  cartRef,
  oneClick,
  children,
}: Props) {
  return (
    <section className={styles.box} aria-label={label} data-ids={ids}>
      <div className={styles.offer}>
        <div className={styles.price} aria-live="polite">
          <ProductPrice
            price={priced.price}
            discountedPrice={priced.discounted_price}
            size="large"
            isFrom={isPriceFrom}
          />
          <PercentBadge of={priced} tone="sale-soft" />
        </div>
        {instalment}
      </div>
      <div ref={cartRef} className={styles.cart}>
        {cart}
      </div>
      <div className={styles.oneClick}>{oneClick}</div>
      {children}
    </section>
  );
}
