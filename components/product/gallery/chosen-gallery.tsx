'use client';

import { useOptions } from '@/components/product/actions/options-provider';
import { ChosenPercent } from '@/components/product/page/buy/chosen-badges';
import type { ProductImage } from '@/lib/contract/product';
import { chosenFirst } from '@/lib/domain/product/variant';
import { ProductGallery } from './product-gallery';

type Props = { images: readonly ProductImage[]; name: string };

/**
 * The gallery of a product page. It shows all images, those of the rendered variant first, so that
 * the HTML starts with an image of that variant. The order stays the same when the shopper selects
 * another variant, even before hydration (S2-71).
 */
export function ChosenGallery({ images, name }: Props) {
  const { rendered } = useOptions();

  return (
    <ProductGallery images={chosenFirst(images, rendered)} name={name} badge={<ChosenPercent />} />
  );
}
