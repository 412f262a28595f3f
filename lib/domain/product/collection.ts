import { PAGE_SIZE_MAX } from '@/lib/constants';
import type { Device } from '@/lib/domain/device';

/**
 * The number of products per page of a collection on the home page. Each number fills whole rows:
 * layouts have 2 columns on phones, 3 on tablets, and 3 or 5 on desktops.
 */
export const collectionSize: Record<Device, number> = { mobile: 6, tablet: 12, desktop: 30 };

/**
 * The number of products per collection in the HTML of the home page. It is enough for the first
 * rows of every layout.
 */
export const COLLECTION_START = 12;

/** Returns whether a list of `count` products has more than one page. */
export function hasMorePages(count: number, size: number): boolean {
  return count > size;
}

/**
 * Chooses the page to request so that `wanted` products are shown.
 *
 * Without a cursor, the list is read from its start: a page number would skip products if others
 * have left the list since the home page was cached. The page number is used only if
 * `wanted` exceeds the maximum page size.
 *
 * @param wanted - A multiple of `size`.
 */
export function pageToRead(wanted: number, size: number, hasCursor: boolean) {
  const isFromStart = !hasCursor && wanted <= PAGE_SIZE_MAX;
  return isFromStart ? { page: 1, size: wanted } : { page: wanted / size, size };
}
