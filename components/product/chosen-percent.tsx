'use client';

import { useOptions } from './options-provider';
import { PercentBadge } from './percent-badge';

/** The discount of what is chosen. */
export function ChosenPercent() {
  const { subProduct } = useOptions();
  return subProduct && <PercentBadge of={subProduct} />;
}
