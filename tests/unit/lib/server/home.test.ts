import { expect, test } from 'vitest';
import { homeCollections } from '@/lib/server/home';

test.each([
  [true, ['a'], ['b', 'c']],
  [false, ['a', 'b'], ['c']],
])(
  'with a sale or without (%s) home shows as many collections as fill two rows (S1-10)',
  (hasSale, shown, others) => {
    expect(homeCollections(['a', 'b', 'c'], { hasSale })).toEqual({ shown, others });
  },
);
