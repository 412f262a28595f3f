import { eq } from 'drizzle-orm';
import type { CatalogTx } from '@/api/catalog/live/catalog-changed';
import type { Db } from '@/api/db/database';
import type { OrderRow } from '@/api/db/schema/order';
import { orders } from '@/api/db/schema/order';
import { setStatus } from '@/api/order/order-transitions';
import {
  completePayment,
  dropPayment,
  lockPayment,
  openPayment,
  type Payment,
  refundPayment,
  takesMoney,
} from '@/api/order/payments/record';
import { PAY_WITHIN_MS } from '@/lib/constants';
import { canMove } from '@/lib/domain/order/order-status';
import { type Account, orderOf, refusal } from './account';
import { faultOf, type Outcome } from './fault';
import { toTimes } from './view';

// Payme's reason code for a transaction that timed out.
const TIMED_OUT = 4;

type Create = { id: string; time: number; amount: number; account: Account };

/**
 * Opens a transaction for an order, or returns the one already opened. Idempotent per `id`.
 * @param request - `time` is in Unix milliseconds, `amount` in tiyin.
 */
export async function create(tx: Db, request: Create, at: Date): Promise<Outcome> {
  const order = await orderOf(tx, request.account);
  const known = await lockPayment(tx, 'payme', request.id);
  if (known) return createdBefore(tx, known, at);
  if (!order) return { fault: faultOf('noOrder') };

  const fault = await refusal(tx, order, request.amount);
  if (fault) return { fault };
  if (at.getTime() - request.time >= PAY_WITHIN_MS) return { fault: faultOf('cannotPerform') };
  const opening = { externalId: request.id, providerTime: request.time, at };
  const payment = await openPayment(tx, order, { provider: 'payme', ...opening });
  await keepWhilePaid(tx, order, at);
  return { result: toCreated(payment) };
}

/**
 * Takes the payment: marks the order as paid, unless the transaction has expired or the order can
 * no longer be paid. Idempotent.
 */
export async function perform(tx: Db, { id }: { id: string }, at: Date): Promise<Outcome> {
  const found = await lockPayment(tx, 'payme', id);
  if (!found) return { fault: faultOf('noTransaction') };
  const { payment, order } = found;
  if (payment.state === 'paid') return { result: toPerformed(payment) };
  if (payment.state !== 'created') return { fault: faultOf('cannotPerform') };
  if (isLate(payment, at)) return timedOut(tx, found, at);
  if (!takesMoney(order)) return { fault: faultOf('cannotPerform') };
  return { result: toPerformed(await completePayment(tx, payment, order, at)) };
}

type Cancel = { id: string; reason: number };

/**
 * Cancels a transaction. A paid one is refunded, and its order is canceled if its status allows
 * that. The paid transaction of a delivered order cannot be canceled. Idempotent.
 */
export async function cancel(tx: CatalogTx, { id, reason }: Cancel, at: Date): Promise<Outcome> {
  const found = await lockPayment(tx, 'payme', id);
  if (!found) return { fault: faultOf('noTransaction') };
  const { payment, order } = found;
  if (payment.state === 'created') {
    const dropped = await dropPayment(tx, payment, order, { reason, at, isRejected: true });
    return { result: toCanceled(dropped) };
  }
  if (payment.state !== 'paid') return { result: toCanceled(payment) };
  if (order.status === 'done') return { fault: faultOf('cannotCancel') };

  const refunded = await refundPayment(tx, payment, order, { reason, at });
  const refundedOrder = { ...order, paymentStatus: 'refunded' as const };
  if (canMove(order.status, 'canceled')) {
    await setStatus(tx, refundedOrder, { to: 'canceled', actor: 'provider', at });
  }
  return { result: toCanceled(refunded) };
}

type Found = { order: OrderRow; payment: Payment };

async function createdBefore(tx: Db, found: Found, at: Date): Promise<Outcome> {
  if (found.payment.state !== 'created') return { fault: faultOf('cannotPerform') };
  if (isLate(found.payment, at)) return timedOut(tx, found, at);
  return { result: toCreated(found.payment) };
}

async function timedOut(tx: Db, { payment, order }: Found, at: Date): Promise<Outcome> {
  await dropPayment(tx, payment, order, { reason: TIMED_OUT, at, isRejected: true });
  return { fault: faultOf('cannotPerform') };
}

/** Extends the reservation for as long as Payme can still take the money. */
async function keepWhilePaid(tx: Db, { id, payUntil }: OrderRow, at: Date): Promise<void> {
  if (payUntil === null) return;
  const until = new Date(at.getTime() + PAY_WITHIN_MS);
  await tx.update(orders).set({ payUntil: until }).where(eq(orders.id, id));
}

function isLate({ createdAt }: Payment, at: Date): boolean {
  return at.getTime() - createdAt.getTime() >= PAY_WITHIN_MS;
}

function toCreated(payment: Payment) {
  const { create_time, transaction, state } = toTimes(payment);
  return { create_time, transaction, state };
}

function toPerformed(payment: Payment) {
  const { transaction, perform_time, state } = toTimes(payment);
  return { transaction, perform_time, state };
}

function toCanceled(payment: Payment) {
  const { transaction, cancel_time, state } = toTimes(payment);
  return { transaction, cancel_time, state };
}
