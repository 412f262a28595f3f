import { asc, eq } from 'drizzle-orm';
import type { CatalogueTx } from '@/api/catalogue/live/catalogue-changed';
import type { Db } from '@/api/db/database';
import { orderEvents, orderLines, orders } from '@/api/db/schema/order';
import { onCommit } from '@/api/db/transaction';
import { Conflict, NotFound } from '@/api/shared/errors';
import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import { isOnlinePayment } from '@/lib/domain/order/checkout';
import { canMove, canMovePayment, isActive } from '@/lib/domain/order/order-status';
import { count } from '@/lib/telemetry/metrics';
import { lockVariants, moveStock } from './stock';

export type OrderRow = typeof orders.$inferSelect;

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
 * Changes the status, which also confirms a one-click order. Cancelling restores the stock and
 * rejects a pending online payment. The caller has locked the order.
 * @throws Conflict when the transition is not allowed.
 */
export async function setStatus(
  tx: CatalogueTx,
  order: OrderRow,
  { to, at }: { to: OrderStatus; at: Date },
): Promise<void> {
  if (!canMove(order.status, to)) throw new Conflict('illegalMove');
  const ending = isActive(to) ? {} : { payUntil: null };
  await tx
    .update(orders)
    .set({ status: to, confirmUntil: null, origin: null, ...ending })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'status', value: to, at });
  onCommit(tx, () => count('chorsu_orders_total', { event: to }));
  if (to !== 'canceled') return;

  if (order.paymentStatus === 'waiting' && isOnlinePayment(order.payment)) {
    await setPayment(tx, order, { to: 'rejected', at });
  }
  await giveBack(tx, order, at);
}

/**
 * Changes the payment status. The caller has locked the order.
 * @throws Conflict when the transition is not allowed, or the order is cancelled and would receive
 * a payment.
 */
export async function setPayment(
  tx: Db,
  order: OrderRow,
  { to, at }: { to: PaymentStatus; at: Date },
): Promise<void> {
  const isClosed = order.status === 'canceled' && (to === 'confirmed' || to === 'waiting');
  if (isClosed || !canMovePayment(order.paymentStatus, to)) throw new Conflict('illegalMove');
  const ending = to === 'confirmed' ? { payUntil: null } : {};
  await tx
    .update(orders)
    .set({ paymentStatus: to, ...ending })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, kind: 'payment', value: to, at });
}

async function giveBack(tx: CatalogueTx, { id }: OrderRow, at: Date): Promise<void> {
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
