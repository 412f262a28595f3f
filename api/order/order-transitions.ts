import { asc, eq } from 'drizzle-orm';
import type { CatalogTx } from '@/api/catalog/live/catalog-changed';
import type { Db } from '@/api/db/database';
import { type OrderRow, orderLines, orders } from '@/api/db/schema/order';
import { onCommit } from '@/api/db/transaction';
import { readStages, recordOrderEvent } from '@/api/outbox/order-event';
import { Conflict, NotFound } from '@/api/shared/errors';
import type { OrderActor, OrderStage, OrderStatus, PaymentStatus } from '@/lib/constants';
import { dueOf } from '@/lib/domain/order/amounts';
import { isOnlinePayment } from '@/lib/domain/order/checkout';
import { canMove, canMovePayment, canReachStage, isActive } from '@/lib/domain/order/order-status';
import { count } from '@/lib/telemetry/metrics';

import { insertRefund, refundableOf } from './refunds';
import { lockVariants, moveStock } from './stock';

type Transition<To> = { to: To; actor: OrderActor; at: Date };
/** `amount` is the paid amount in UZS, if it differs from the current price of the order. */
type PaymentTransition = Transition<PaymentStatus> & { amount?: number; note?: string };

const LINES_MAX = 200;

/** Locks an order until the transaction ends. Returns `null` when it does not exist. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .limit(1)
    .for('no key update');
  return order ?? null;
}

/**
 * Locks an order until the transaction ends.
 * @throws NotFound when the order does not exist.
 */
export async function requireOrder(tx: Db, id: number): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order) throw new NotFound('noOrder');
  return order;
}

/**
 * Changes the status. Any change also ends the wait for a confirmation. Canceling restores the
 * stock and rejects a pending online payment. The caller has locked the order.
 * @throws Conflict when the transition is not allowed.
 */
export async function setStatus(
  tx: CatalogTx,
  order: OrderRow,
  { to, actor, at }: Transition<OrderStatus>,
): Promise<void> {
  if (!canMove(order.status, to)) throw new Conflict('illegalMove');
  const ending = isActive(to) ? {} : { payUntil: null };
  await tx
    .update(orders)
    .set({ status: to, confirmUntil: null, origin: null, ...ending })
    .where(eq(orders.id, order.id));
  await recordOrderEvent(tx, { orderId: order.id, kind: 'status', value: to, actor, at });
  onCommit(tx, () => count('chorsu_orders_total', { event: to }));
  if (to !== 'canceled') return;

  if (order.paymentStatus === 'waiting' && isOnlinePayment(order.payment)) {
    await setPayment(tx, order, { to: 'rejected', actor, at });
  }
  await giveBack(tx, order, at);
}

/**
 * Changes the payment status. Confirming a payment stores the paid amount; refunding it stores a
 * refund of the remaining amount, with the note. The caller has locked the order.
 * @throws Conflict when the transition is not allowed, or the order is canceled and would receive
 * a payment.
 */
export async function setPayment(
  tx: Db,
  order: OrderRow,
  { to, actor, at, amount = dueOf(order), note = '' }: PaymentTransition,
): Promise<void> {
  const isClosed = order.status === 'canceled' && (to === 'confirmed' || to === 'waiting');
  if (isClosed || !canMovePayment(order.paymentStatus, to)) throw new Conflict('illegalMove');
  const ending = to === 'confirmed' ? { payUntil: null, paidTotal: amount } : {};
  const rest = to === 'refunded' ? await refundableOf(tx, order) : 0;
  if (rest > 0) await insertRefund(tx, order, { amount: rest, note, actor, at });
  await tx
    .update(orders)
    .set({ paymentStatus: to, ...ending })
    .where(eq(orders.id, order.id));
  await recordOrderEvent(tx, { orderId: order.id, kind: 'payment', value: to, actor, at });
}

/**
 * Records the stage of an order's delivery. A new order becomes `in_progress`, and a one-click
 * order is thereby confirmed. The caller has locked the order.
 * @throws Conflict when the order is done or canceled, has reached this or a later stage, or the
 * stage is `at_point` and delivery is by courier.
 */
export async function setStage(
  tx: CatalogTx,
  order: OrderRow,
  { to, actor, at }: Transition<OrderStage>,
): Promise<void> {
  const reached = await readStages(tx, order.id);
  if (!canReachStage(order, reached, to)) throw new Conflict('illegalMove');
  if (order.status === 'new') await setStatus(tx, order, { to: 'in_progress', actor, at });
  await recordOrderEvent(tx, { orderId: order.id, kind: 'stage', value: to, actor, at });
}

async function giveBack(tx: CatalogTx, { id }: OrderRow, at: Date): Promise<void> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.variantId))
    .limit(LINES_MAX);
  await lockVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  const moves = lines.map(({ variantId, productId, amount }) => ({
    variantId,
    productId,
    change: amount,
  }));
  await moveStock(tx, moves, { reason: 'cancel', orderId: id, at });
}
