import { and, asc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { type CatalogPorts, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { noteFailure } from '@/api/db/failure';
import { type OrderRow, orders } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import { requireOrder, setPayment, setStage, setStatus } from '@/api/order/order-transitions';
import { insertRefund, refundableOf } from '@/api/order/refunds';
import { recordOrderEvent } from '@/api/outbox/order-event';
import { Conflict, NotFound, OperatorFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { OrderStage, OrderStatus, PaymentStatus } from '@/lib/constants';
import { paidOf } from '@/lib/domain/order/amounts';
import {
  ACTIVE_STATUSES,
  canCustomerCancel,
  canTakePayment,
} from '@/lib/domain/order/order-status';

type Shop = Pick<Ports, 'now'> & CatalogPorts;

/** Maximum number of cancellations per run, so that a large backlog does not block the shop. */
const OVERDUE_MAX = 100;
const CONFLICT = 409;

/**
 * Changes the status of an order; canceling restores its stock.
 * @throws NotFound when the order does not exist.
 * @throws Conflict when the transition is not allowed.
 */
export async function moveOrder(shop: Shop, id: number, to: OrderStatus): Promise<void> {
  await changeCatalog(shop, async (tx) =>
    setStatus(tx, await requireOrder(tx, id), { to, actor: 'shop', at: shop.now() }),
  );
}

/**
 * Changes the payment status of an order.
 * @throws NotFound when the order does not exist.
 * @throws Conflict when the transition is not allowed, or the order is canceled and would receive a
 * payment.
 */
export async function movePayment(shop: Shop, id: number, to: PaymentStatus): Promise<void> {
  await inTransaction(shop.db, async (tx) =>
    setPayment(tx, await requireOrder(tx, id), { to, actor: 'shop', at: shop.now() }),
  );
}

/**
 * Records money that the shop has returned. When nothing is left to refund, the payment becomes
 * `refunded`.
 * @param refund - `amount` is in UZS; the note is for staff.
 * @throws NotFound when the order does not exist.
 * @throws OperatorFailure when the amount exceeds the part of the payment that has not been
 * refunded.
 */
export async function refundOrder(
  shop: Shop,
  id: number,
  { amount, note }: { amount: number; note: string },
): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const order = await requireOrder(tx, id);
    const left = await refundableOf(tx, order);
    refuseRefund(order, { amount, left });
    const refund = { note, actor: 'shop', at: shop.now() } as const;
    if (amount === left) return setPayment(tx, order, { to: 'refunded', ...refund });
    await insertRefund(tx, order, { amount, ...refund });
  });
}

function refuseRefund(order: OrderRow, { amount, left }: { amount: number; left: number }): void {
  const { id, paymentStatus } = order;
  const refuse = (reason: string) => {
    throw new OperatorFailure(`order ${id}: ${reason}`, { status: CONFLICT });
  };
  if (paymentStatus === 'refunded') refuse('the whole payment was already refunded');
  const paid = paidOf(order);
  if (paid === 0) refuse(`nothing was paid (payment: ${paymentStatus})`);
  const before = left < paid ? ` and ${paid - left} already refunded` : '';
  if (amount > left) refuse(`${paid} UZS was paid${before}: at most ${left} can be refunded`);
}

/**
 * Records a stage of the delivery.
 * @throws NotFound when the order does not exist.
 * @throws Conflict when the order is done or canceled, has reached this or a later stage, or the
 * stage is `at_point` and delivery is by courier.
 */
export async function stageOrder(shop: Shop, id: number, to: OrderStage): Promise<void> {
  await changeCatalog(shop, async (tx) =>
    setStage(tx, await requireOrder(tx, id), { to, actor: 'shop', at: shop.now() }),
  );
}

/**
 * Confirms a one-click order that was placed without an account, so that it no longer expires.
 * @throws NotFound when the order does not exist.
 * @throws Conflict when the order does not await a confirmation.
 */
export async function confirmOrder(shop: Shop, id: number): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const order = await requireOrder(tx, id);
    if (order.confirmUntil === null) throw new Conflict('illegalMove');
    const confirmed = { confirmUntil: null, origin: null };
    await tx.update(orders).set(confirmed).where(eq(orders.id, id));
    const event = { orderId: id, kind: 'stage', value: 'confirmed' } as const;
    await recordOrderEvent(tx, { ...event, actor: 'shop', at: shop.now() });
  });
}

/**
 * Cancels a customer's own order and restores its stock. Idempotent.
 * @throws NotFound when the order does not exist or belongs to another customer.
 * @throws Conflict when the order is paid or its status no longer allows it.
 */
export async function cancelOwn(shop: Shop, customer: number, id: number): Promise<void> {
  await changeCatalog(shop, async (tx) => {
    const order = await requireOrder(tx, id);
    const { status, paymentStatus } = order;
    if (order.customerId !== customer) throw new NotFound('noOrder');
    if (status === 'canceled') return;
    if (!canCustomerCancel(status, paymentStatus)) {
      throw new Conflict(paymentStatus === 'confirmed' ? 'cancelPaid' : 'cancelLate');
    }
    await setStatus(tx, order, { to: 'canceled', actor: 'customer', at: shop.now() });
  });
}

/**
 * Cancels orders that were not paid or confirmed in time, up to 100 per run. Logs a failed
 * cancellation and continues.
 * @param customer - Limits the run to the orders of this customer.
 */
export async function cancelOverdue(shop: Shop, customer?: number): Promise<void> {
  const at = shop.now();
  const isOver = or(lte(orders.payUntil, at), lte(orders.confirmUntil, at));
  const due = and(isOver, inArray(orders.status, ACTIVE_STATUSES));
  const rows = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(customer === undefined ? due : and(eq(orders.customerId, customer), due))
    .orderBy(asc(sql`coalesce(${orders.payUntil}, ${orders.confirmUntil})`))
    .limit(OVERDUE_MAX);
  for (const { id } of rows) {
    await cancelIfOverdue(shop, id).catch((error: unknown) => noteFailure(`order ${id}`, error));
  }
}

/**
 * Cancels an order after checking again under the lock, because it may have been paid, confirmed or
 * canceled in the meantime.
 */
async function cancelIfOverdue(shop: Shop, id: number): Promise<void> {
  const at = shop.now();
  await changeCatalog(shop, async (tx) => {
    const order = await requireOrder(tx, id);
    const { status, paymentStatus, payUntil, confirmUntil } = order;
    const isUnpaid = isPast(payUntil, at) && canTakePayment(status, paymentStatus);
    const isOverdue = isUnpaid || isPast(confirmUntil, at);
    if (isOverdue) await setStatus(tx, order, { to: 'canceled', actor: 'system', at });
  });
}

function isPast(until: Date | null, at: Date): boolean {
  return until !== null && until <= at;
}
