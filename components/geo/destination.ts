import type { RegionWithTerms } from '@/lib/contract/geo';
import type { RegionTerms } from '@/lib/domain/order/delivery';

export type Destination = RegionTerms & { id: number; name: string; points: number };

/**
 * Returns the regions with delivery terms. If a backend omits them, the shop promises no delivery.
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
