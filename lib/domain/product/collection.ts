import { PAGE_SIZE_MAX } from '@/lib/constants';
import type { Device } from '@/lib/domain/device';

/** Of the products on home. Every layout fills its lines with a page: 2 columns, 3, or 3 and 5. */
export const collectionSize: Record<Device, number> = { mobile: 6, tablet: 12, desktop: 30 };

/** What home's HTML has of a collection: two lines of any layout. */
export const COLLECTION_START = 12;

export function hasMorePages(count: number, size: number, page = 1): boolean {
  return count > size * page;
}

/**
 * The page to read so that `wanted` products are shown, a multiple of `size`.
 *
 * Without a cursor the list is read from its start: products shown may have left it since the home
 * page was cached, and a page read by its number would skip as many products. A list longer than the
 * largest page is read by page number nevertheless.
 */
export function pageToRead(wanted: number, size: number, hasCursor: boolean) {
  const isFromStart = !hasCursor && wanted <= PAGE_SIZE_MAX;
  return isFromStart ? { page: 1, size: wanted } : { page: wanted / size, size };
}
