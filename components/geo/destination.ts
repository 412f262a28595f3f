import type { RegionWithTerms } from '@/lib/contract/geo';
import type { RegionTerms } from '@/lib/domain/order/delivery';

export type Destination = RegionTerms & { id: number; name: string; points: number };

/**
 * Returns the regions that have delivery terms. A backend may omit the terms; pages then show no
 * delivery date or price.
 */
export function destinationsOf(regions: readonly RegionWithTerms[]): Destination[] {
  return regions.flatMap((region) => {
    const { id, name, courier_price, courier_days, pickup_days, pickup_points } = region;
    if (courier_price === undefined || courier_days === undefined) return [];
    return [
      {
        id,
        name,
        courierPrice: courier_price,
        courierDays: courier_days,
        pickupDays: pickup_days ?? courier_days,
        points: pickup_points ?? 0,
      },
    ];
  });
}
