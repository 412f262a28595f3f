import { expect, test } from 'vitest';
import { orderOutcome } from '@/lib/domain/order/order-outcome';

test.each([
  ['new', 'cash', 'waiting', 'accepted'],
  ['new', 'card', 'waiting', 'accepted'],
  ['new', 'instalment', 'waiting', 'accepted'],
  ['new', 'payme', 'waiting', 'waiting'],
  ['new', 'click', 'rejected', 'rejected'],
  ['in_progress', 'sandbox', 'confirmed', 'confirmed'],
  ['done', 'cash', 'confirmed', 'confirmed'],
  ['canceled', 'payme', 'waiting', 'canceled'],
  ['canceled', 'payme', 'refunded', 'refunded'],
  ['canceled', 'cash', 'confirmed', 'refundDue'],
] as const)(
  'for the status %s, payment by %s and payment status %s, the outcome is %s',
  (status, payment, expected, outcome) => {
    expect(orderOutcome({ status, payment, payment_status: expected })).toBe(outcome);
  },
);
