import { expect, test } from 'vitest';
import { shouldSaveData, skipsPrefetch } from '@/lib/domain/save-data';

test.each([
  [false, '4g', false, false],
  [false, '3g', false, true],
  [false, '2g', true, true],
  [false, 'slow-2g', true, true],
  [false, null, false, false],
  [false, undefined, false, false],
  [true, '4g', true, true],
  [true, null, true, true],
  [false, '53g', false, false],
  [false, '3g+', false, false],
  [false, 'very-2g', false, false],
  [false, '2g+', false, false],
])(
  'with Save-Data %j on a %j connection: skips prefetching %j, saves data %j',
  (saveData, effectiveType, skips, saves) => {
    expect(skipsPrefetch({ saveData, effectiveType })).toBe(skips);
    expect(shouldSaveData({ saveData, effectiveType })).toBe(saves);
  },
);
