'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LastingMessage } from '@/components/ui/feedback/lasting-message';
import type { ProductImage } from '@/lib/contract/product';
import { saleOf } from '@/lib/domain/order/one-click';
import { attributesDisplay } from '@/lib/domain/product/variant';
import { closeQuickView } from '@/lib/navigation/quick-view-address';
import { usePathname } from '@/lib/navigation/use-localized-router';
import { oneClickRequested } from '@/stores/one-click';
import { useOptions } from './options-provider';

/** Returns the message area for a rejection that arrives after the form has been closed. */
export function oneClickMessageArea(productId: number) {
  return `one-click:${productId}`;
}

type Props = { productId: number; name: string; images: readonly ProductImage[] };

export function OneClickButton({ productId, name, images }: Props) {
  const t = useTranslations('oneClick');
  const pathname = usePathname();
  const { attributes, selection, subProduct, isSizeMissing, requestSize } = useOptions();
  if (!subProduct || subProduct.amount === 0) return null;
  const chosen = Object.values(selection);
  const own = images.find(({ attribute_value: id }) => id !== null && chosen.includes(id));
  const shown = own ?? images[0];

  function openOneClick(product: NonNullable<typeof subProduct>) {
    closeQuickView();
    oneClickRequested({
      pathname,
      product: {
        id: productId,
        sub_product: product.id,
        name,
        images: shown ? [shown.image] : [],
        options: attributesDisplay(attributes, selection),
        ...saleOf(product),
        count: product.amount,
      },
    });
  }

  return (
    <>
      <Button
        kind="soft"
        wide
        icon="bolt"
        onClick={() => (isSizeMissing ? requestSize() : openOneClick(subProduct))}
      >
        {t('open')}
      </Button>
      <LastingMessage area={oneClickMessageArea(productId)} />
    </>
  );
}
