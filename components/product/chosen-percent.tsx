'use client';

import { useOptions } from './options-provider';
import { PercentBadge } from './percent-badge';

export function ChosenPercent() {
  const { subProduct } = useOptions();
  return subProduct && <PercentBadge of={subProduct} />;
}
