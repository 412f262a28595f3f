'use client';

import { useTranslations } from 'next-intl';
import { useOptions } from '@/components/product/actions/options-provider';
import { PercentBadge } from '@/components/product/card/product-badge';
import { Badge } from '@/components/ui/display/badge';

export function ChosenStock() {
  const t = useTranslations('product');
  const { subProduct } = useOptions();
  const isInStock = subProduct !== undefined && subProduct.amount > 0;
  return <Badge tone={isInStock ? 'ok' : 'mute'}>{isInStock ? t('inStock') : t('soldOut')}</Badge>;
}

export function ChosenPercent() {
  const { subProduct } = useOptions();
  return subProduct && <PercentBadge of={subProduct} />;
}
