'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { InstalmentRow } from '@/components/instalment/instalment-row';
import type { ProductImage } from '@/lib/contract/product';
import { currentPrice } from '@/lib/domain/discount';
import { picturesOf } from '@/lib/domain/variant';
import { useIsInView } from '@/lib/hooks/use-is-in-view';
import { BuyActions } from './buy-actions';
import styles from './buy-box.module.css';
import { BuyLayout } from './buy-layout';
import { LikeButton } from './like-button';
import { OneClickButton } from './one-click-button';
import { useOptions } from './options-provider';
import { ShareButton } from './share-button';
import { StickyBuyBar } from './sticky-buy-bar';

/** Behind the header, and behind the navigation and the bar itself. */
const COVERED = '-56px 0px -141px 0px';

type Props = {
  productId: number;
  name: string;
  images: readonly ProductImage[];
  /** When it comes and who sells it, for the bar of phones. */
  promise: ReactNode;
};

export function BuyBox({ productId, name, images, promise }: Props) {
  const t = useTranslations('product');
  const { subProduct, selection } = useOptions();
  const { watch, isInView } = useIsInView(COVERED);
  if (!subProduct) return null;
  const bought = { subProduct, name, picture: picturesOf(images, selection)[0]?.image };

  return (
    <BuyLayout
      label={t('buy')}
      priced={subProduct}
      instalment={<InstalmentRow orderValue={currentPrice(subProduct)} />}
      cart={<BuyActions {...bought} />}
      cartRef={watch}
      oneClick={<OneClickButton productId={productId} name={name} images={images} />}
    >
      <div className={styles.actions}>
        <LikeButton productId={productId} name={name} kind="text" />
        <ShareButton title={name} />
      </div>
      {!isInView && <StickyBuyBar {...bought} promise={promise} />}
    </BuyLayout>
  );
}
