import { Badge } from '@/components/ui/display/badge';
import { discountPercent } from '@/lib/domain/product/discount';

type ProductBadgeProps = {
  percent: number;
  isNew: boolean;
  newText: string;
  className?: string | undefined;
};

/** A badge for a discount or for a new product. A discount takes precedence over "new". */
export function ProductBadge({ percent, isNew, newText, className = '' }: ProductBadgeProps) {
  if (percent > 0) {
    return <Badge tone="sale" className={className}>{`−${percent}\u00a0%`}</Badge>;
  }
  return (
    isNew && (
      <Badge tone="new" className={className}>
        {newText}
      </Badge>
    )
  );
}

type PercentBadgeProps = {
  of: Parameters<typeof discountPercent>[0];
  tone?: 'sale' | 'sale-soft';
};

export function PercentBadge({ of, tone = 'sale' }: PercentBadgeProps) {
  const percent = discountPercent(of);
  return percent > 0 && <Badge tone={tone}>{`−${percent}\u00a0%`}</Badge>;
}
