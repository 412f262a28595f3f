import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { SubProduct } from '@/lib/contract/product';
import { useAddedCount } from '@/stores/cart';
import { CartButton } from './cart-button';
import { useOptions } from './options-provider';
import { ProductPrice } from './product-price';
import { RestockAlert } from './restock-alert';
import styles from './sticky-buy-bar.module.css';

type Props = {
  subProduct: Pick<SubProduct, 'id' | 'amount' | 'price' | 'discounted_price'>;
  name: string;
  picture: string | undefined;
  promise?: ReactNode;
};

export function StickyBuyBar({ subProduct, name, picture, promise }: Props) {
  const t = useTranslations('cart');
  const { id, price, discounted_price: discountedPrice, amount: stock } = subProduct;
  const { amount } = useOptions();
  const isAdded = useAddedCount(id) > 0;

  if (stock === 0 && !isAdded) {
    return (
      <div className={styles.bar}>
        <RestockAlert key={id} subProduct={id} isSilent />
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      {!isAdded && (
        <div className={styles.offer}>
          <ProductPrice price={price} discountedPrice={discountedPrice} />
          {promise}
        </div>
      )}
      <CartButton kind="short" subProduct={id} {...{ stock, name, amount, picture }} />
      {isAdded && (
        <Button href="/cart" size="large" className={styles.open}>
          {t('open')}
        </Button>
      )}
    </div>
  );
}
