import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import type { Expected, Order, Transaction } from './expected';
import { movePayment, moveStatus, PAY_MS, takesMoney } from './expected-orders';

export function startPayment(order: Order, shopper: string, provider: PaymentMethod): number {
  if (order.shopper !== shopper) return 404;
  if (order.payment === 'instalment') return 422;
  if (!takesMoney(order)) return 409;
  if (order.paid === 'rejected') order.paid = 'waiting';
  order.payment = provider;
  return 200;
}

/** Opens a Payme transaction. Returns 'opened' or a Payme error code. */
export function openPayme(shop: Expected, order: Order): number | 'opened' {
  if (order.status === 'canceled') return -31052;
  if (!takesMoney(order, true)) return -31051;
  if (order.payment === 'instalment') return -31054;
  const isBusy = shop.transactions.some(
    (one) => one.order === order && one.provider === 'payme' && one.state === 'created',
  );
  if (isBusy) return -31053;
  if (order.payUntil !== null) order.payUntil = shop.now + PAY_MS;
  return 'opened';
}

const CANNOT = -31008;

/** Repeats `CreateTransaction`. Returns the state of the transaction or a Payme error code. */
export function reopenPayme({ now }: Expected, transaction: Transaction): number {
  if (transaction.state !== 'created') return CANNOT;
  return isLate(transaction, now) ? drop(transaction, CANNOT) : 1;
}

export function performPayme({ now }: Expected, transaction: Transaction): number {
  const { state, order } = transaction;
  if (state === 'paid') return 2;
  if (state !== 'created') return CANNOT;
  if (isLate(transaction, now)) return drop(transaction, CANNOT);
  if (!takesMoney(order)) return CANNOT;
  pay(transaction);
  return 2;
}

export function cancelPayme(_: Expected, transaction: Transaction): number {
  const { state, order } = transaction;
  if (state === 'created') return drop(transaction, -1);
  if (state !== 'paid') return state === 'canceled' ? -1 : -2;
  if (order.status === 'done') return -31007;
  movePayment(order, 'refunded');
  moveStatus(order, 'canceled');
  transaction.state = 'refunded';
  return -2;
}

function isLate({ at }: Transaction, now: number): boolean {
  return now - at >= PAY_MS;
}

/** Prepares a Click payment. Returns 0 or a Click error code. */
export function prepareClick(order: Order): number {
  if (takesMoney(order)) return 0;
  return order.status === 'canceled' ? -9 : -4;
}

export function completeClick(transaction: Transaction, isTaken: boolean): number {
  const { state, order } = transaction;
  if (state === 'paid') return -4;
  if (state !== 'created') return -9;
  if (!isTaken) return drop(transaction, -9);
  if (takesMoney(order)) {
    pay(transaction);
    return 0;
  }
  transaction.state = 'canceled';
  return order.status === 'canceled' ? -9 : -4;
}

function pay(transaction: Transaction): void {
  const { order, provider } = transaction;
  order.payment = provider;
  order.paid = 'confirmed';
  order.payUntil = null;
  order.taken += 1;
  transaction.state = 'paid';
}

function drop(transaction: Transaction, code: number): number {
  const { order } = transaction;
  if (order.paid === 'waiting') order.paid = 'rejected';
  transaction.state = 'canceled';
  return code;
}
