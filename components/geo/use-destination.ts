import { useRegion } from '@/stores/region';
import type { Destination } from './destination';

/** The region that the shopper has chosen, or else the first of the list. */
export function useDestination(regions: readonly Destination[]): Destination | undefined {
  const chosen = useRegion();
  return regions.find(({ id }) => id === chosen) ?? regions[0];
}
