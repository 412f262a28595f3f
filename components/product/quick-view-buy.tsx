'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ProductImage } from '@/lib/contract/product';
import { picturesOf } from '@/lib/domain/variant';
import { useAddedCount } from '@/stores/cart';
import { CartButton } from './cart-button';
import { LikeButton } from './like-button';
import { OneClickButton } from './one-click-button';
import { useOptions } from './options-provider';
import { ProductPrice } from './product-price';
import styles from './quick-view-buy.module.css';

const NOTHING = 0;

type Props = { productId: number; name: string; images: readonly ProductImage[] };

export function QuickViewBuy({ productId, name, images }: Props) {
  const t = useTranslations('cart');
  const { subProduct, selection } = useOptions();
  const isAdded = useAddedCount(subProduct?.id ?? NOTHING) > 0;
  if (!subProduct) return null;
  const picture = picturesOf(images, selection)[0]?.image;
  const { id, price, discounted_price: discountedPrice, amount: stock } = subProduct;

  return (
    <>
      <div className={styles.price} aria-live="polite">
        <ProductPrice price={price} discountedPrice={discountedPrice} size="wide" />
      </div>
      <div className={styles.actions}>
        <div className={isAdded ? styles.stepper : styles.add}>
          <CartButton kind="large" subProduct={id} {...{ stock, name, picture }} />
        </div>
        {isAdded && (
          <Button href="/cart" size="large" className={styles.open}>
            {t('open')}
          </Button>
        )}
        <LikeButton kind="box" productId={productId} name={name} />
      </div>
      <OneClickButton productId={productId} name={name} images={images} />
    </>
  );
}
