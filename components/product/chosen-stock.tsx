'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { useOptions } from './options-provider';

export function ChosenStock() {
  const t = useTranslations('product');
  const { subProduct } = useOptions();
  const isInStock = subProduct !== undefined && subProduct.amount > 0;
  return <Badge tone={isInStock ? 'ok' : 'mute'}>{isInStock ? t('inStock') : t('soldOut')}</Badge>;
}
