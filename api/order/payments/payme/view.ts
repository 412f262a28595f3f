import type { Payment } from '@/api/order/payments/record';

const TIYIN_A_SUM = 100;

/** Converts whole UZS to tiyin. */
export function toTiyin(amountUzs: number): number {
  return amountUzs * TIYIN_A_SUM;
}

/** Payme calls a refunded payment a transaction that was canceled after it was performed (-2). */
const states = { created: 1, paid: 2, canceled: -1, refunded: -2 } as const;

function stateOf({ state }: Payment): number {
  return states[state];
}

/**
 * Returns the state and times (Unix milliseconds, 0 if not reached) that Payme's protocol requires.
 */
export function toTimes(payment: Payment) {
  return {
    create_time: payment.createdAt.getTime(),
    perform_time: payment.paidAt?.getTime() ?? 0,
    cancel_time: payment.canceledAt?.getTime() ?? 0,
    transaction: String(payment.id),
    state: stateOf(payment),
    reason: payment.reason,
  };
}

/** Converts a payment to an entry of `GetStatement`. `amount` is in tiyin (1/100 UZS). */
export function toStatement(payment: Payment) {
  return {
    id: payment.externalId,
    time: payment.providerTime,
    amount: toTiyin(payment.amount),
    account: { order_id: String(payment.orderId) },
    ...toTimes(payment),
  };
}
