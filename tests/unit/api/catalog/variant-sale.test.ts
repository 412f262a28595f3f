import { expect, test } from 'vitest';
import { isSaleBelow, saleAfter } from '@/api/catalog/variant-sale';

const percent = { discountedPrice: 80_000, salePercent: 20 };
const fixed = { discountedPrice: 75_000, salePercent: null };
const none = { discountedPrice: null, salePercent: null };

test.each([
  [
    'a new price changes a percent sale',
    50_001,
    {},
    percent,
    { discountedPrice: 40_001, salePercent: 20 },
  ],
  ['a new price does not change a fixed sale', 120_000, {}, fixed, fixed],
  ['a percentage replaces a fixed price', 100_000, { salePercent: 20 }, fixed, percent],
  ['a fixed price replaces a percentage', 100_000, { discountedPrice: 75_000 }, percent, fixed],
  ['clearing the price ends a percent sale', 100_000, { discountedPrice: null }, percent, none],
  ['clearing the percentage ends a percent sale', 100_000, { salePercent: null }, percent, none],
  [
    'clearing the percentage does not change a fixed sale',
    100_000,
    { salePercent: null },
    fixed,
    fixed,
  ],
  ['clearing the price ends a fixed sale', 100_000, { discountedPrice: null }, fixed, none],
  ['a product without a sale remains without a sale', 100_000, {}, none, none],
] as const)('%s', (_, price, change, before, after) => {
  expect(saleAfter(price, change, before)).toEqual(after);
});

test.each([
  ['accepts a price without a sale', 100, none, true],
  ['accepts a sale 1 UZS below the price', 100, { discountedPrice: 99, salePercent: null }, true],
  ['rejects a sale at the full price', 100, { discountedPrice: 100, salePercent: null }, false],
  ['rejects 1 % off 1 UZS, which rounds to 1 UZS', 1, saleAfter(1, { salePercent: 1 }), false],
  ['rejects 99 % off 1 UZS', 1, saleAfter(1, { salePercent: 99 }), false],
])('%s', (_title, price, sale, isPossible) => {
  expect(isSaleBelow(price, sale)).toBe(isPossible);
});
