import { expect, test } from 'vitest';
import { canBeOrdered, cartTotal } from '@/lib/domain/order/cart-total';

const line = (price: number, discounted_price: number | null, amount: number, checked = true) => ({
  checked,
  amount,
  sub_product: { price, discounted_price },
});

test.each([
  ['nothing', [], { units: 0, full: 0, discount: 0, total: 0 }],
  ['full prices', [line(100, null, 2)], { units: 2, full: 200, discount: 0, total: 200 }],
  ['discounts', [line(100, 70, 3)], { units: 3, full: 300, discount: 90, total: 210 }],
  ['a free product', [line(100, 0, 1)], { units: 1, full: 100, discount: 100, total: 0 }],
  [
    'selected and unselected lines',
    [line(100, 70, 1), line(50, null, 4), line(999, 1, 9, false)],
    { units: 5, full: 300, discount: 30, total: 270 },
  ],
])('totals a cart with %s at current prices (S9-23, S9-24)', (_, lines, total) => {
  expect(cartTotal(lines)).toEqual(total);
});

test.each([
  [1, 1],
  [5, 5],
])('allows ordering %i units from a stock of %i', (amount, stock) => {
  expect(canBeOrdered(amount, stock)).toBe(true);
});

test.each([
  [0, 5],
  [1, 0],
  [6, 5],
])('rejects ordering %i units from a stock of %i', (amount, stock) => {
  expect(canBeOrdered(amount, stock)).toBe(false);
});
