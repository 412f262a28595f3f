'use client';

import { useOptions } from '@/components/product/actions/options-provider';
import { PercentBadge } from '@/components/product/card/percent-badge';

export function ChosenPercent() {
  const { subProduct } = useOptions();
  return subProduct && <PercentBadge of={subProduct} />;
}
