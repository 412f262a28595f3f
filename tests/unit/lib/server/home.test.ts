import { expect, test } from 'vitest';
import { homeCollections } from '@/lib/server/home';

const row = (slug: string, count = 3) => ({ slug, products_count: count });

test.each([
  [true, ['a'], ['b', 'c']],
  [false, ['a', 'b'], ['c']],
])(
  'with a sale or without (%s) home shows as many collections as fill two rows (S1-10)',
  (hasSale, shown, others) => {
    const given = [row('none', 0), row('a'), row('b'), row('nor', 0), row('c')];
    expect(homeCollections(given, { hasSale })).toEqual({
      shown: shown.map((slug) => row(slug)),
      others: others.map((slug) => row(slug)),
    });
  },
);
