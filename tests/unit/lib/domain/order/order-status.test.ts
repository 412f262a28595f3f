import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import {
  COMPLETED_STATUSES,
  canCustomerCancel,
  canMove,
  canMovePayment,
  canReachStage,
  canTakePayment,
  isActive,
  isPaymentStatusShown,
} from '@/lib/domain/order/order-status';

test('advances orders one status at a time and cancels only unfinished ones (S4-36)', () => {
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

test('lets pending payments be confirmed or rejected, then refunded or retried (S4-39)', () => {
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

test('counts new orders and those in progress as active, others as completed (S4-38)', () => {
  expect(ORDER_STATUSES.filter(isActive)).toEqual(['new', 'in_progress']);
  expect(COMPLETED_STATUSES).toEqual(['done', 'canceled']);
});

test('lets customers cancel only new orders without a confirmed payment', () => {
  expect(ORDER_STATUSES.filter((status) => canCustomerCancel(status, 'waiting'))).toEqual(['new']);
  expect(PAYMENT_STATUSES.filter((payment) => canCustomerCancel('new', payment))).toEqual([
    'waiting',
    'rejected',
    'refunded',
  ]);
});

test('accepts payment only for an unpaid order that is not canceled (S4-40)', () => {
  expect(PAYMENT_STATUSES.filter((payment) => canTakePayment('new', payment))).toEqual([
    'waiting',
    'rejected',
  ]);
  expect(PAYMENT_STATUSES.some((payment) => canTakePayment('canceled', payment))).toBe(false);
});

test('shows the payment of a canceled order only if it was paid', () => {
  expect(
    PAYMENT_STATUSES.filter((payment) => isPaymentStatusShown('canceled', payment, 'cash')),
  ).toEqual(['confirmed', 'refunded']);
});

test.each([
  ['cash', ['confirmed', 'refunded']],
  ['card', ['confirmed', 'refunded']],
  ['payme', PAYMENT_STATUSES],
  ['instalment', PAYMENT_STATUSES],
] as const)(
  'for an order paid by %s, shows the payment statuses %j (S4-39)',
  (method, expected) => {
    for (const status of ['new', 'in_progress', 'done'] as const) {
      expect(
        PAYMENT_STATUSES.filter((payment) => isPaymentStatusShown(status, payment, method)),
      ).toEqual(expected);
    }
  },
);

describe('canReachStage', () => {
  const courier = { status: 'in_progress', delivery: 'courier' } as const;
  const pickup = { status: 'in_progress', delivery: 'pickup' } as const;

  test('allows stages to be skipped', () => {
    expect(canReachStage(courier, [], 'on_the_way')).toBe(true);
    expect(canReachStage(pickup, ['confirmed'], 'at_point')).toBe(true);
  });

  test('rejects a stage that the order has already reached or passed', () => {
    expect(canReachStage(courier, ['packed'], 'packed')).toBe(false);
    expect(canReachStage(courier, ['on_the_way'], 'packed')).toBe(false);
  });

  test('allows arrival at a pickup point only for pickup orders', () => {
    expect(canReachStage(courier, ['packed'], 'at_point')).toBe(false);
  });

  test('rejects every stage of an order that is done or canceled', () => {
    expect(canReachStage({ ...courier, status: 'done' }, [], 'packed')).toBe(false);
    expect(canReachStage({ ...courier, status: 'canceled' }, [], 'packed')).toBe(false);
  });
});
