import { useRegion } from '@/stores/region';
import type { Destination } from './destination';

/** Returns the region that the shopper selected, otherwise the first one in the list. */
export function useDestination(regions: readonly Destination[]): Destination | undefined {
  const chosen = useRegion();
  return regions.find(({ id }) => id === chosen) ?? regions[0];
}
