import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampQuantity, oneClickName, oneClickTotal, saleOf } from '@/lib/domain/one-click';

test.each([
  { price: 100_000, sale: 10, sale_type: 'percent', quantity: 1, total: 90_000 },
  { price: 100_000, sale: 10, sale_type: 'percent', quantity: 3, total: 270_000 },
  { price: 99_999, sale: 33, sale_type: 'percent', quantity: 1, total: 66_999 },
  { price: 99_999, sale: 33, sale_type: 'percent', quantity: 2, total: 133_999 },
  { price: 100_000, sale: 80_000, sale_type: 'fixed', quantity: 2, total: 160_000 },
  { price: 100_000, sale: null, sale_type: 'fixed', quantity: 2, total: 200_000 },
  { price: 100_000, sale: 0, sale_type: 'percent', quantity: 2, total: 200_000 },
] as const)(
  '$quantity × $price with a $sale_type sale of $sale comes to $total (S9-21, S9-22)',
  ({ quantity, total, ...product }) => {
    expect(oneClickTotal(product, quantity)).toBe(total);
  },
);

test('the line agrees with exact arithmetic, rounded once at its end (S9-21, S9-22)', () => {
  const sums = fc.integer({ min: 1, max: 1_000_000_000 });
  const quantities = fc.integer({ min: 1, max: 10_000 });
  fc.assert(
    fc.property(sums, quantities, fc.integer({ min: 1, max: 99 }), (price, quantity, sale) => {
      const exact = BigInt(price) * BigInt(100 - sale) * BigInt(quantity);
      const rounded = (exact * 2n + 100n) / 200n;
      const total = oneClickTotal({ price, sale, sale_type: 'percent' }, quantity);
      // Beyond this the product itself is no exact number any more.
      if (exact <= BigInt(Number.MAX_SAFE_INTEGER)) expect(BigInt(total)).toBe(rounded);
      expect(oneClickTotal({ price, sale: price, sale_type: 'fixed' }, quantity)).toBe(
        price * quantity,
      );
    }),
    { numRuns: 100_000 },
  );
});

test('both models of discounts give one price (B-84)', () => {
  const discounted = { price: 1_690_000, discounted_price: 1_250_600 };
  expect(saleOf(discounted)).toMatchObject({ sale_type: 'fixed' });
  expect(oneClickTotal(saleOf(discounted), 2)).toBe(2_501_200);
  expect(oneClickTotal(saleOf({ price: 500, discounted_price: null }), 2)).toBe(1000);
});

test('the name is its own or that of the product in it (S3-24)', () => {
  expect(oneClickName({ name: 'Qozon' })).toBe('Qozon');
  expect(oneClickName({ product: { name: 'Qozon' } })).toBe('Qozon');
  expect(oneClickName({})).toBe('');
});

test('the quantity stays between one and the stock (S5-10)', () => {
  expect([0, 1, 5, 9].map((wanted) => clampQuantity(wanted, 5))).toEqual([1, 1, 5, 5]);
  expect(clampQuantity(3, 0)).toBe(1);
});
