import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CartButton } from '@/components/product/actions/cart-button';
import { useOptions } from '@/components/product/actions/options-provider';
import { RestockAlert } from '@/components/product/actions/restock-alert';
import { SizeButton } from '@/components/product/actions/size-button';
import { cartMessageArea } from '@/components/product/actions/use-put-in-cart';
import { ProductPrice } from '@/components/product/card/product-price';
import { Button } from '@/components/ui/button';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import type { SubProduct } from '@/lib/contract/product';
import { useAddedCount } from '@/stores/cart';
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
  const { amount, isSizeMissing, isPriceFrom } = useOptions();
  const isAdded = useAddedCount(id) > 0 && !isSizeMissing;

  if (stock === 0 && !isAdded) {
    return (
      <div className={styles.bar}>
        <RestockAlert key={id} subProduct={id} isSilent />
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <LastingMessage area={cartMessageArea(id)} className={styles.message} />
      {!isAdded && (
        <div className={styles.offer}>
          <ProductPrice price={price} discountedPrice={discountedPrice} isFrom={isPriceFrom} />
          {promise}
        </div>
      )}
      {isSizeMissing ? (
        <SizeButton className={styles.size} />
      ) : (
        <CartButton
          kind="short"
          subProduct={id}
          stock={stock}
          name={name}
          amount={amount}
          picture={picture}
        />
      )}
      {isAdded && (
        <Button href="/cart" size="large" className={styles.open}>
          {t('open')}
        </Button>
      )}
    </div>
  );
}
