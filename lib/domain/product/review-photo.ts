import { REVIEW_PHOTO_BYTES, REVIEW_PHOTOS_MAX } from '@/lib/constants';

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The `accept` attribute of the file input. */
export const REVIEW_PHOTO_TYPES = TYPES.join(',');

export type PhotoFault = 'tooMany' | 'notPhoto' | 'tooLarge';

/**
 * Returns why a photo cannot be added, or `null` if it can.
 *
 * @param count - The number of photos that the review already has.
 */
export function photoFault(
  photo: { size: number; type: string },
  count: number,
): PhotoFault | null {
  if (count >= REVIEW_PHOTOS_MAX) return 'tooMany';
  if (!TYPES.includes(photo.type)) return 'notPhoto';
  return photo.size < REVIEW_PHOTO_BYTES ? null : 'tooLarge';
}
