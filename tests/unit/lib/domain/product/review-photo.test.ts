import { expect, test } from 'vitest';
import { REVIEW_PHOTO_BYTES } from '@/lib/constants';
import { photoFault, REVIEW_PHOTO_TYPES } from '@/lib/domain/product/review-photo';

const photo = { size: 1000, type: 'image/jpeg' };

// Requirements: S9-26
test.each([
  [photo, 0, null],
  [photo, 2, null],
  [photo, 3, 'tooMany'],
  [{ ...photo, size: REVIEW_PHOTO_BYTES - 1 }, 0, null],
  [{ ...photo, size: REVIEW_PHOTO_BYTES }, 0, 'tooLarge'],
  [{ ...photo, type: 'image/webp' }, 0, null],
  [{ ...photo, type: 'image/svg+xml' }, 0, 'notPhoto'],
  [{ ...photo, type: '' }, 0, 'notPhoto'],
])('validates the photo %j after %i others: fault %j (S5-21, S5-22)', (file, count, fault) => {
  expect(photoFault(file, count)).toBe(fault);
});

test('lists the accepted types for file fields', () => {
  expect(REVIEW_PHOTO_TYPES).toBe('image/jpeg,image/png,image/webp');
});
