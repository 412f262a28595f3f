'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { seenAfterQuery } from '@/lib/client/product/product';
import { ProductRow } from './product-row';

export function SeenProducts({ productId }: { productId: number }) {
  const t = useTranslations('product');
  const { data } = useQuery(seenAfterQuery(useLocale(), productId));
  const others = data?.results.filter(({ id }) => id !== productId).slice(0, 5) ?? [];
  if (others.length === 0) return null;

  return <ProductRow title={t('seen')} products={others} />;
}
