import type { Device } from './device';

/** How many products of a collection one page shows. */
export const collectionSize: Record<Device, number> = { mobile: 6, tablet: 12, desktop: 12 };

/** Pages are counted from 1. */
export function hasMorePages(count: number, size: number, page = 1): boolean {
  return count > size * page;
}
