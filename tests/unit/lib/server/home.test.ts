import { expect, test } from 'vitest';
import { homeCollections } from '@/lib/server/home';

test.each([
  [1, ['a'], ['b', 'c']],
  [0, ['a', 'b'], ['c']],
])(
  'beside %i rows of sales home shows as many collections as fill two rows (S1-10)',
  (sales, shown, others) => {
    expect(homeCollections(['a', 'b', 'c'], { sales })).toEqual({ shown, others });
  },
);
