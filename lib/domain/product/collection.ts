import { PAGE_SIZE_MAX } from '@/lib/constants';
import type { Device } from '@/lib/domain/device';

/**
 * Products per page of a collection on the home page. Each size fills whole rows in the layouts of
 * its device, which have 2 columns (phones), 3 (tablets), or 3 and 5 (desktops).
 */
export const collectionSize: Record<Device, number> = { mobile: 6, tablet: 12, desktop: 30 };

/**
 * Products per collection in the HTML of the home page, at least as many as the first rows of any
 * layout show.
 */
export const COLLECTION_START = 12;

/** Returns whether a list of `count` products continues after its first page. */
export function hasMorePages(count: number, size: number): boolean {
  return count > size;
}

/**
 * Chooses the page to request so that `wanted` products are shown.
 *
 * Without a cursor the list is read from its start, because products may have left it since the
 * home page was cached. A page number would then skip other products. Lists longer than the largest
 * page are read by page number anyway.
 *
 * @param wanted - A multiple of `size`.
 */
export function pageToRead(wanted: number, size: number, hasCursor: boolean) {
  const isFromStart = !hasCursor && wanted <= PAGE_SIZE_MAX;
  return isFromStart ? { page: 1, size: wanted } : { page: wanted / size, size };
}
