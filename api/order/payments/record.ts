import { and, eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import type { OrderRow } from '@/api/db/schema/order';
import { orders, payments } from '@/api/db/schema/order';
import { onCommit } from '@/api/db/transaction';
import { requireOrder, setPayment } from '@/api/order/order-transitions';
import { dueOf } from '@/lib/domain/order/amounts';
import { canTakePayment } from '@/lib/domain/order/order-status';
import type { OnlinePayment } from '@/lib/domain/order/payment-methods';
import { count } from '@/lib/telemetry/metrics';

/**
 * A payment attempt. It is `created`, and then `paid`, or `canceled` before the provider has taken
 * the money; a paid one can be `refunded`. `amount` is in UZS. `providerTime` comes from the
 * provider; all other times come from the shop's clock.
 */
export type Payment = typeof payments.$inferSelect;

type Opening = { provider: OnlinePayment; externalId: string; providerTime: number; at: Date };

/** Finds a payment by the provider's own transaction id. */
export async function findPayment(
  db: Db,
  provider: OnlinePayment,
  externalId: string,
): Promise<Payment | null> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.externalId, externalId)))
    .limit(1);
  return payment ?? null;
}

/**
 * Locks the order and reads its payment. Every writer locks the order first, so this is the only
 * lock that a payment needs. Returns `null` for an unknown payment.
 */
export async function lockPayment(
  tx: Db,
  provider: OnlinePayment,
  externalId: string,
): Promise<{ order: OrderRow; payment: Payment } | null> {
  const seen = await findPayment(tx, provider, externalId);
  if (!seen) return null;
  const order = await requireOrder(tx, seen.orderId);
  const payment = await findPayment(tx, provider, externalId);
  return payment && { order, payment };
}

/**
 * Records a new payment for the order's current price.
 * @param providerTime - Unix milliseconds.
 */
export async function openPayment(
  tx: Db,
  order: OrderRow,
  { at, ...opening }: Opening,
): Promise<Payment> {
  const [payment] = await tx
    .insert(payments)
    .values({
      ...opening,
      orderId: order.id,
      amount: dueOf(order),
      state: 'created',
      createdAt: at,
    })
    .returning();
  if (!payment) throw new Error('the insert returned no row');
  countPayment(tx, payment);
  return payment;
}

/**
 * Marks the payment and its order as paid. The caller has checked that the order can be paid.
 */
export async function completePayment(
  tx: Db,
  payment: Payment,
  order: OrderRow,
  at: Date,
): Promise<Payment> {
  const { provider } = payment;
  if (order.payment !== provider) {
    await tx.update(orders).set({ payment: provider }).where(eq(orders.id, order.id));
  }
  if (order.paymentStatus === 'rejected') {
    await setPayment(tx, order, { to: 'waiting', actor: 'provider', at });
  }
  await setPayment(
    tx,
    { ...order, paymentStatus: 'waiting' },
    { to: 'confirmed', actor: 'provider', at, amount: payment.amount },
  );
  return update(tx, payment, { state: 'paid', paidAt: at });
}

type Ending = { reason: number | null; at: Date };

/**
 * Cancels an open payment.
 * @param isRejected - Whether the order's payment counts as rejected; the shopper may then retry.
 */
export async function dropPayment(
  tx: Db,
  payment: Payment,
  order: OrderRow,
  { isRejected, ...ending }: Ending & { isRejected: boolean },
): Promise<Payment> {
  if (isRejected && order.paymentStatus === 'waiting') {
    await setPayment(tx, order, { to: 'rejected', actor: 'provider', at: ending.at });
  }
  return update(tx, payment, { state: 'canceled', reason: ending.reason, canceledAt: ending.at });
}

/** Marks a paid payment and its order as refunded. */
export async function refundPayment(
  tx: Db,
  payment: Payment,
  order: OrderRow,
  { reason, at }: Ending,
): Promise<Payment> {
  if (order.paymentStatus === 'confirmed')
    await setPayment(tx, order, { to: 'refunded', actor: 'provider', at });
  return update(tx, payment, { state: 'refunded', reason, canceledAt: at });
}

/**
 * Returns whether the order can be paid online. Installment orders are not paid through the
 * providers, and nothing is due for an order that was returned entirely.
 */
export function takesMoney(order: OrderRow): boolean {
  const { status, paymentStatus, payment } = order;
  return payment !== 'instalment' && canTakePayment(status, paymentStatus) && dueOf(order) > 0;
}

async function update(tx: Db, { id }: Payment, change: Partial<Payment>): Promise<Payment> {
  const [changed] = await tx.update(payments).set(change).where(eq(payments.id, id)).returning();
  if (!changed) throw new Error(`payment ${id} does not exist`);
  countPayment(tx, changed);
  return changed;
}

function countPayment(tx: Db, { provider, state }: Payment): void {
  onCommit(tx, () => count('chorsu_payments_total', { provider, state }));
}
