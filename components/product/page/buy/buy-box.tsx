'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InstallmentRow } from '@/components/installment/installment-row';
import { BuyActions } from '@/components/product/actions/buy-actions';
import { LikeButton } from '@/components/product/actions/like-button';
import { OneClickButton } from '@/components/product/actions/one-click-button';
import { useOptions } from '@/components/product/actions/options-provider';
import { SHARE_MESSAGE_AREA, ShareButton } from '@/components/product/actions/share-button';
import { likeMessageArea } from '@/components/product/actions/use-like';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import type { ProductImage } from '@/lib/contract/product';
import { toControlIds } from '@/lib/domain/product/control-ids';
import { currentPrice } from '@/lib/domain/product/discount';
import { imagesOf } from '@/lib/domain/product/variant';
import { useIsInView } from '@/lib/hooks/use-is-in-view';
import styles from './buy-box.module.css';
import { BuyLayout } from './buy-layout';
import { StickyBuyBar } from './sticky-buy-bar';

/** The parts of the screen covered by the header and by the bar. */
const COVERED = '-56px 0px -73px 0px';

type Props = {
  productId: number;
  name: string;
  images: readonly ProductImage[];
  /** The delivery date and the seller, for the bar on phones. */
  promise: ReactNode;
  /** Whether the shop offers installments. */
  hasInstallment: boolean;
};

export function BuyBox({ productId, name, images, promise, hasInstallment }: Props) {
  const t = useTranslations('product');
  const { subProduct, selection, isPriceFrom } = useOptions();
  const { watch, isInView } = useIsInView(COVERED);
  if (!subProduct) return null;
  const bought = { subProduct, name, picture: imagesOf(images, selection)[0]?.image };

  return (
    <BuyLayout
      label={t('buy')}
      ids={toControlIds({
        product: productId,
        subProduct: subProduct.id,
        stock: subProduct.amount,
      })}
      priced={subProduct}
      isPriceFrom={isPriceFrom}
      instalment={
        hasInstallment &&
        subProduct.amount > 0 && <InstallmentRow orderValue={currentPrice(subProduct)} />
      }
      cart={<BuyActions {...bought} />}
      cartRef={watch}
      oneClick={<OneClickButton productId={productId} name={name} images={images} />}
    >
      <div className={styles.actions}>
        <LikeButton productId={productId} name={name} kind="text" />
        <ShareButton title={name} />
        <LastingMessage area={likeMessageArea(productId)} className={styles.message} />
        <LastingMessage area={SHARE_MESSAGE_AREA} className={styles.message} />
      </div>
      {!isInView && <StickyBuyBar {...bought} promise={promise} />}
    </BuyLayout>
  );
}
