'use client';

import { Badge } from '@/components/ui/badge';
import { discountPercent } from '@/lib/domain/discount';
import { useOptions } from './options-provider';

/** The discount of what is chosen. */
export function PercentBadge({ tone = 'sale' }: { tone?: 'sale' | 'sale-soft' }) {
  const { subProduct } = useOptions();
  const percent = subProduct ? discountPercent(subProduct) : 0;
  return percent > 0 && <Badge tone={tone}>{`−${percent}\u00a0%`}</Badge>;
}
