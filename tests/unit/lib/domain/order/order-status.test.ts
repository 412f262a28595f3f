import { expect, test } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import {
  COMPLETED_STATUSES,
  canCustomerCancel,
  canMove,
  canMovePayment,
  canTakePayment,
  isActive,
  isPaymentTold,
} from '@/lib/domain/order/order-status';

test('orders go forward, or are cancelled before they are done (S4-36)', () => {
  const edges = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(edges).toEqual([
    'new → in_progress',
    'new → canceled',
    'in_progress → done',
    'in_progress → canceled',
  ]);
});

test('a payment is confirmed or rejected, tried again, given back (S4-39)', () => {
  const edges = PAYMENT_STATUSES.flatMap((from) =>
    PAYMENT_STATUSES.filter((to) => canMovePayment(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(edges).toEqual([
    'waiting → confirmed',
    'waiting → rejected',
    'confirmed → refunded',
    'rejected → waiting',
  ]);
});

test('new orders and those in progress are active, the others completed (S4-38)', () => {
  expect(ORDER_STATUSES.filter(isActive)).toEqual(['new', 'in_progress']);
  expect(COMPLETED_STATUSES).toEqual(['done', 'canceled']);
});

test('a shopper cancels what is new and not paid', () => {
  expect(ORDER_STATUSES.filter((status) => canCustomerCancel(status, 'waiting'))).toEqual(['new']);
  expect(PAYMENT_STATUSES.filter((payment) => canCustomerCancel('new', payment))).toEqual([
    'waiting',
    'rejected',
    'refunded',
  ]);
});

test('money is taken while it is waited for and the order stands (S4-40)', () => {
  expect(PAYMENT_STATUSES.filter((payment) => canTakePayment('new', payment))).toEqual([
    'waiting',
    'rejected',
  ]);
  expect(PAYMENT_STATUSES.some((payment) => canTakePayment('canceled', payment))).toBe(false);
});

test('of a cancelled order nothing but money that was paid is told', () => {
  expect(PAYMENT_STATUSES.filter((payment) => isPaymentTold('canceled', payment, 'cash'))).toEqual([
    'confirmed',
    'refunded',
  ]);
  expect(PAYMENT_STATUSES.every((payment) => isPaymentTold('new', payment, 'cash'))).toBe(true);
});

test.each([
  ['cash', ['confirmed', 'rejected', 'refunded']],
  ['card', ['confirmed', 'rejected', 'refunded']],
  ['payme', PAYMENT_STATUSES],
  ['instalment', PAYMENT_STATUSES],
] as const)('of a done order paid by %s, %j is told', (method, told) => {
  expect(PAYMENT_STATUSES.filter((payment) => isPaymentTold('done', payment, method))).toEqual(
    told,
  );
});
