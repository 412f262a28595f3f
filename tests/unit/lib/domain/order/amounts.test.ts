import { expect, test } from 'vitest';
import { dueOf, paidOf, refundDueOf, returnedPrice } from '@/lib/domain/order/amounts';

const order = {
  status: 'done',
  paymentStatus: 'confirmed',
  paidTotal: 1000,
  total: 1000,
  returnedTotal: 300,
} as const;

test('subtracts returned units from the cost of an order', () => {
  expect(dueOf(order)).toBe(700);
});

test.each([
  [{ paymentStatus: 'waiting' }, 0],
  [{ paymentStatus: 'refunded' }, 1000],
  [{ paidTotal: 700 }, 700],
  [{ paidTotal: null }, 1000],
] as const)('for the order %j, computes a paid amount of %i UZS', (change, paid) => {
  expect(paidOf({ ...order, ...change })).toBe(paid);
});

test.each([
  [{}, 0, 300],
  [{}, 100, 200],
  [{}, 400, 0],
  [{ status: 'canceled', returnedTotal: 0 }, 100, 900],
  [{ paidTotal: 700 }, 0, 0],
  [{ paymentStatus: 'waiting' }, 0, 0],
  [{ paymentStatus: 'refunded' }, 0, 0],
] as const)(
  'for the order %j with %i UZS refunded, the shopper is still owed %i UZS',
  (change, refunded, due) => {
    expect(refundDueOf({ ...order, ...change }, refunded)).toBe(due);
  },
);

test.each([1, 2, 3, 7])('splits a promo discount over %i units without losing a UZS', (amount) => {
  const line = { price: 1000, amount, promoDiscount: 101 };
  const prices = Array.from({ length: amount }, (_, returned) =>
    returnedPrice({ ...line, returned }, 1),
  );
  const sum = prices.reduce((total, price) => total + price, 0);
  expect(sum).toBe(1000 * amount - 101);
  expect(returnedPrice({ ...line, returned: 0 }, amount)).toBe(sum);
});
