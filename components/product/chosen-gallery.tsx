'use client';

import type { ProductImage } from '@/lib/contract/product';
import { picturesOf } from '@/lib/domain/variant';
import { ChosenPercent } from './chosen-percent';
import { useOptions } from './options-provider';
import { ProductGallery } from './product-gallery';

type Props = { images: readonly ProductImage[]; name: string };

export function ChosenGallery({ images, name }: Props) {
  const { selection } = useOptions();
  const own = picturesOf(images, selection);

  return (
    <ProductGallery
      key={own[0]?.id}
      images={own}
      all={images}
      name={name}
      badge={<ChosenPercent />}
    />
  );
}
