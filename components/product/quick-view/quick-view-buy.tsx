'use client';

import { useTranslations } from 'next-intl';
import { CartButton } from '@/components/product/actions/cart-button';
import { LikeButton } from '@/components/product/actions/like-button';
import { OneClickButton } from '@/components/product/actions/one-click-button';
import { useOptions } from '@/components/product/actions/options-provider';
import { likeMessageArea } from '@/components/product/actions/use-like';
import { cartMessageArea } from '@/components/product/actions/use-put-in-cart';
import { ProductPrice } from '@/components/product/card/product-price';
import { Button } from '@/components/ui/button';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import type { ProductImage } from '@/lib/contract/product';
import { attributesDisplay, imagesOf } from '@/lib/domain/product/variant';
import { withUnits } from '@/lib/domain/text/number';
import { useAddedCount } from '@/stores/cart';
import styles from './quick-view-buy.module.css';

const NOTHING = 0;

type Props = { productId: number; name: string; images: readonly ProductImage[] };

export function QuickViewBuy({ productId, name, images }: Props) {
  const t = useTranslations('cart');
  const soldOut = useTranslations('product')('soldOut');
  const { attributes, subProduct, selection } = useOptions();
  const isAdded = useAddedCount(subProduct?.id ?? NOTHING) > 0;
  if (!subProduct) return null;
  const picture = imagesOf(images, selection)[0]?.image;
  const { id, price, discounted_price: discountedPrice, amount: stock } = subProduct;

  return (
    <>
      <div className={styles.price} aria-live="polite">
        <ProductPrice price={price} discountedPrice={discountedPrice} size="wide" />
      </div>
      {attributes.length > 0 && <p>{withUnits(attributesDisplay(attributes, selection))}</p>}
      {isAdded && stock === 0 && <p>{soldOut}</p>}
      <div className={styles.actions}>
        <div className={isAdded ? styles.stepper : styles.add}>
          <CartButton kind="large" subProduct={id} stock={stock} name={name} picture={picture} />
        </div>
        {isAdded && (
          <Button href="/cart" size="large" className={styles.open}>
            {t('open')}
          </Button>
        )}
        <LikeButton kind="box" productId={productId} name={name} />
      </div>
      <LastingMessage area={cartMessageArea(id)} />
      <LastingMessage area={likeMessageArea(productId)} />
      <OneClickButton productId={productId} name={name} images={images} />
    </>
  );
}
