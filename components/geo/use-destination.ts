import { useEffect } from 'react';
import { regionPromised, useRegion } from '@/stores/region';
import type { Destination } from './destination';

/**
 * Returns the region that the shopper selected, otherwise the first one in the list. Forms
 * preselect the same region.
 */
export function useDestination(regions: readonly Destination[]): Destination | undefined {
  const chosen = useRegion();
  const first = regions[0];
  useEffect(() => {
    if (first) regionPromised(first.id);
  }, [first]);
  return regions.find(({ id }) => id === chosen) ?? first;
}
