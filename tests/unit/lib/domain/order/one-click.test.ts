import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, oneClickName, oneClickTotal, saleOf } from '@/lib/domain/order/one-click';

test.each([
  [90_000, 1, 100_000, 'percent', 10],
  [270_000, 3, 100_000, 'percent', 10],
  [66_999, 1, 99_999, 'percent', 33],
  [133_998, 2, 99_999, 'percent', 33],
  [160_000, 2, 100_000, 'fixed', 80_000],
  [200_000, 2, 100_000, 'fixed', null],
  [200_000, 2, 100_000, 'percent', 0],
] as const)(
  'computes %i UZS for %i × %i UZS and the %s sale %j (S9-21, S9-22)',
  (total, quantity, price, sale_type, sale) => {
    expect(oneClickTotal({ price, sale, sale_type }, quantity)).toBe(total);
  },
);

test('rounds the unit price half up to whole UZS and multiplies it (S9-21, S9-22)', () => {
  const sums = fc.integer({ min: 1, max: 1_000_000_000 });
  const quantities = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(sums, quantities, fc.integer({ min: 1, max: 99 }), (price, quantity, sale) => {
      const unit = (BigInt(price) * BigInt(100 - sale) + 50n) / 100n;
      const total = oneClickTotal({ price, sale, sale_type: 'percent' }, quantity);
      expect(BigInt(total)).toBe(unit * BigInt(quantity));
      expect(oneClickTotal({ price, sale: price, sale_type: 'fixed' }, quantity)).toBe(
        price * quantity,
      );
    }),
    { numRuns: 100_000 },
  );
});

test('computes the same price in both discount models (B-84)', () => {
  const discounted = { price: 1_690_000, discounted_price: 1_250_600 };
  expect(saleOf(discounted)).toMatchObject({ sale_type: 'fixed' });
  expect(oneClickTotal(saleOf(discounted), 2)).toBe(2_501_200);
  expect(oneClickTotal(saleOf({ price: 500, discounted_price: null }), 2)).toBe(1000);
});

test("computes the cart's discounted price from a percent sale (S9-21, B-84)", () => {
  const priced = { price: 99_999, discounted_price: 66_999, sale_percent: 33 };
  expect(saleOf(priced)).toEqual({ price: 99_999, sale: 33, sale_type: 'percent' });
  expect(oneClickTotal(saleOf(priced), 3)).toBe(3 * priced.discounted_price);
});

test('uses a fixed sale when the percentage does not yield the discounted price (B-84)', () => {
  const newer = { price: 99_999, discounted_price: 50_000, sale_percent: 33 };
  expect(saleOf(newer)).toEqual({ price: 99_999, sale: 50_000, sale_type: 'fixed' });
});

test('uses the name of the product or of the nested product (S3-24)', () => {
  expect(oneClickName({ name: 'Qozon' })).toBe('Qozon');
  expect(oneClickName({ product: { name: 'Qozon' } })).toBe('Qozon');
  expect(oneClickName({})).toBe('');
});

test('keeps the quantity between one and the stock (S5-10)', () => {
  expect([0, 1, 5, 9].map((wanted) => clampQuantity(wanted, 5))).toEqual([1, 1, 5, 5]);
  expect(clampQuantity(3, 0)).toBe(1);
});
