import { Badge } from '@/components/ui/display/badge';
import { discountPercent } from '@/lib/domain/product/discount';

type Props = {
  of: Parameters<typeof discountPercent>[0];
  tone?: 'sale' | 'sale-soft';
};

export function PercentBadge({ of, tone = 'sale' }: Props) {
  const percent = discountPercent(of);
  return percent > 0 && <Badge tone={tone}>{`−${percent}\u00a0%`}</Badge>;
}
