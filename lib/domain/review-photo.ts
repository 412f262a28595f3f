import { REVIEW_PHOTO_BYTES, REVIEW_PHOTOS_MAX } from '@/lib/constants';

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** What `accept` of a file field takes. */
export const REVIEW_PHOTO_TYPES = TYPES.join(',');

export type PhotoFault = 'tooMany' | 'notPhoto' | 'tooLarge';

/** Why a photo cannot join the `count` that are there, or null (S5-21, S5-22). */
export function photoFault(
  photo: { size: number; type: string },
  count: number,
): PhotoFault | null {
  if (count >= REVIEW_PHOTOS_MAX) return 'tooMany';
  if (!TYPES.includes(photo.type)) return 'notPhoto';
  return photo.size < REVIEW_PHOTO_BYTES ? null : 'tooLarge';
}
