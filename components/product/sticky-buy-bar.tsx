import type { SubProduct } from '@/lib/contract/product';
import { CartButton } from './cart-button';
import { useOptions } from './options-provider';
import { ProductPrice } from './product-price';
import styles from './sticky-buy-bar.module.css';

type Props = {
  subProduct: Pick<SubProduct, 'id' | 'amount' | 'price' | 'discounted_price'>;
  name: string;
};

/** Replaces the bottom navigation while the main button is not on the screen. */
export function StickyBuyBar({ subProduct, name }: Props) {
  const { id, price, discounted_price: discountedPrice, amount: stock } = subProduct;
  const { amount } = useOptions();
  return (
    <div className={styles.bar}>
      <ProductPrice price={price} discountedPrice={discountedPrice} />
      <CartButton kind="short" subProduct={id} stock={stock} name={name} amount={amount} />
    </div>
  );
}
