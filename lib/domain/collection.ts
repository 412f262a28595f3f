import type { Device } from './device';

/** Of the products on home. Every layout fills its lines with a page: 2 columns, 3, or 3 and 5. */
export const collectionSize: Record<Device, number> = { mobile: 6, tablet: 12, desktop: 30 };

/** What home's HTML has of a collection: two lines of any layout. */
export const COLLECTION_START = 12;

export function hasMorePages(count: number, size: number, page = 1): boolean {
  return count > size * page;
}
