import { expect, test } from 'vitest';
import { currentPrice, discountPercent } from '@/lib/domain/product/discount';

test('uses the discounted price if there is one (S3-36)', () => {
  expect(currentPrice({ price: 1000, discounted_price: 800 })).toBe(800);
  expect(currentPrice({ price: 1000, discounted_price: null })).toBe(1000);
});

test.each([
  [1000, 800, 20],
  [1000, 666, 33],
  [1000, 665, 34],
  [999_000, 749_000, 25],
  [1000, null, 0],
  [1000, 1000, 0],
  [1000, 1200, 0],
  [0, 0, 0],
  [1000, 0, 100],
])(
  'for the price %i and the discounted price %j, computes %i percent (S9-20)',
  (price, discounted_price, percent) => {
    expect(discountPercent({ price, discounted_price })).toBe(percent);
  },
);
