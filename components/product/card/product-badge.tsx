import { Badge } from '@/components/ui/display/badge';

type Props = {
  percent: number;
  isNew: boolean;
  newText: string;
  className?: string | undefined;
};

/** A discount takes precedence over "new". */
export function ProductBadge({ percent, isNew, newText, className = '' }: Props) {
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
