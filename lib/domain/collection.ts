import type { Device } from './device';

export const collectionSize: Record<Device, number> = { mobile: 6, tablet: 12, desktop: 12 };

export function hasMorePages(count: number, size: number, page = 1): boolean {
  return count > size * page;
}
