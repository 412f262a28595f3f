import { expect, test } from 'vitest';
import { isOnlinePayment, lineTroubles } from '@/lib/domain/order/checkout';

const seen = { sub_product: 1, amount: 2, price: 80_000 };
const quoted = { sub_product: 1, price: 100_000, discounted_price: 80_000, stock: 5 };
const troubleWith = (change: Partial<typeof quoted> | { discounted_price: number | null }) =>
  lineTroubles([seen], [{ ...quoted, ...change }]).get(1);

test('reports no trouble for a line whose price and stock are unchanged', () => {
  expect(troubleWith({})).toBeUndefined();
  expect(troubleWith({ stock: 2 })).toBeUndefined();
});

test('reports a changed price with its old and new value', () => {
  expect(troubleWith({ discounted_price: 90_000 })).toEqual({
    kind: 'price',
    was: 80_000,
    now: 90_000,
  });
  expect(troubleWith({ discounted_price: null })).toMatchObject({ kind: 'price', now: 100_000 });
});

test('reports insufficient stock before a changed price', () => {
  expect(troubleWith({ stock: 1, discounted_price: 1 })).toEqual({ kind: 'short', stock: 1 });
  expect(troubleWith({ stock: 0 })).toEqual({ kind: 'gone' });
});

test('ignores a line that the quote does not contain yet', () => {
  expect(lineTroubles([seen], []).size).toBe(0);
});

test('treats only payments at a provider as online payments', () => {
  const methods = ['cash', 'card', 'instalment', 'payme', 'click', 'sandbox'] as const;
  expect(methods.filter(isOnlinePayment)).toEqual(['payme', 'click', 'sandbox']);
});
