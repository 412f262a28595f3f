import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isExpress,
  type Line,
  merged,
  refuseChanged,
  totalOf,
  type Wanted,
} from '@/api/order/order-goods';
import { GoodsConflict } from '@/api/shared/errors';
import { ORDER_AMOUNT_MAX } from '@/lib/constants';

const wanted = fc.record({
  variantId: fc.integer({ min: 1, max: 4 }),
  amount: fc.integer({ min: 1, max: 9 }),
  seen: fc.option(fc.integer({ min: 0, max: 1000 })),
});
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

test('merges lines with the same SKU and adds up their units and displayed prices', () => {
  fc.assert(
    fc.property(fc.array(wanted, { maxLength: 8 }), (lines) => {
      const ids = [...new Set(lines.map(({ variantId }) => variantId))].sort((a, b) => a - b);
      const expected: Wanted[] = ids.map((variantId) => {
        const own = lines.filter((line) => line.variantId === variantId);
        const seen = own.flatMap((line) => (line.seen === null ? [] : [line.seen]));
        const amount = sum(own.map((line) => line.amount));
        return { variantId, amount, seen: seen.length < own.length ? null : sum(seen) };
      });
      expect(merged(lines)).toEqual(expected);
    }),
    { seed: 1 },
  );
});

function aLine(own: Partial<Line> = {}): Line {
  return {
    variantId: 5,
    productId: 2,
    article: 'QOZ-2',
    name: { uz: 'Qozon', ru: 'Казан' },
    options: {},
    price: 100,
    discountedPrice: 80,
    stock: 3,
    express: true,
    amount: 2,
    seen: 160,
    ...own,
  };
}

function refusalOf(lines: Line[]) {
  try {
    refuseChanged(lines);
    return null;
  } catch (error) {
    if (!(error instanceof GoodsConflict)) throw error;
    const { code, lines: atFault } = Object(error.data);
    const ids: number[] = atFault.map((line: { sub_product: number }) => line.sub_product);
    expect(error.skus).toEqual(ids.map((id) => `QOZ-2 #${id}`));
    return [code, error.key, ids];
  }
}

test.each([
  ['price and stock are unchanged', {}],
  ['the whole stock is ordered', { amount: 3, seen: 240 }],
  ['the client has seen no price', { seen: null }],
])('accepts an order line if %s', (_, line) => {
  expect(refusalOf([aLine(line)])).toBeNull();
});

test.each([
  ['one unit is missing', ['out_of_stock', 'notEnough', [5]], [aLine({ amount: 4, seen: 320 })]],
  ['the price has risen', ['price_changed', 'priceChanged', [5]], [aLine({ seen: 159 })]],
  [
    'the discount has ended',
    ['price_changed', 'priceChanged', [5]],
    [aLine({ discountedPrice: null })],
  ],
  [
    'one line lacks stock, another costs more and the third is unchanged',
    ['out_of_stock', 'notEnough', [5, 6]],
    [aLine({ stock: 1 }), aLine({ variantId: 6, seen: 1 }), aLine({ variantId: 7 })],
  ],
])('if %s, rejects the order lines with %j', (_, refusal, lines) => {
  expect(refusalOf(lines)).toEqual(refusal);
});

test('adds up current prices and rejects a sum above the limit for one order', () => {
  const lines = [aLine(), aLine({ discountedPrice: null, amount: 1 })];
  expect(totalOf(lines)).toEqual({ units: 3, full: 300, discount: 40, total: 260 });
  const most = aLine({ price: ORDER_AMOUNT_MAX, discountedPrice: 1, amount: 1 });
  expect(totalOf([most]).total).toBe(1);
  expect(() => totalOf([most, aLine({ price: 1, amount: 1 })])).toThrow(
    expect.objectContaining({ fields: { lines: 'fieldInvalid' } }),
  );
});

test('delivers the next day only if all products are in the shop’s warehouse', () => {
  expect(isExpress([aLine(), aLine()])).toBe(true);
  expect(isExpress([aLine(), aLine({ express: false })])).toBe(false);
});
