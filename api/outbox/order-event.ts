import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { orderEvents } from '@/api/db/schema/order';
import { onCommit } from '@/api/db/transaction';
import { ORDER_STAGES, type OrderActor } from '@/lib/constants';
import { log } from '@/lib/telemetry/log';
import type { OrderEventType } from './event-shapes';
import { recordEvent, snapshotOf } from './record';

export type OrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;

/**
 * Records an event in the order's history and, for receivers outside the shop, in the outbox. The
 * caller has locked the order and changed its row.
 */
export async function recordOrderEvent(
  tx: Db,
  event: OrderEvent & { actor: OrderActor },
): Promise<void> {
  await insertEvent(tx, event);
  const { orderId, actor, at } = event;
  const data = { order: await snapshotOf(tx, orderId), actor };
  await recordEvent(tx, { type: typeOf(event), orderId, data, at });
}

async function insertEvent(tx: Db, event: OrderEvent & { actor: OrderActor }): Promise<void> {
  await tx.insert(orderEvents).values(event);
  const { orderId, kind, value, actor } = event;
  // The log line also contains the request id, so it links the order to the request that caused the
  // event.
  onCommit(tx, () => log.info('order event', { order_id: orderId, kind, value, actor }));
}

type Cause = { orderId: number; actor: OrderActor; at: Date };

/**
 * Records that the shop took units of a line back. The caller has locked the order and changed its
 * rows.
 * @param returned - `amount` is the price of the units, in UZS.
 */
export async function recordReturnEvent(
  tx: Db,
  {
    orderId,
    actor,
    at,
    lineId,
    units,
    amount,
  }: Cause & { lineId: number; units: number; amount: number },
): Promise<void> {
  await insertEvent(tx, { orderId, kind: 'return', value: 'returned', actor, at });
  const order = await snapshotOf(tx, orderId);
  const returned = { line: lineId, units, amount_uzs: amount };
  const data = { order, actor, returned };
  await recordEvent(tx, { type: 'order.returned', orderId, data, at });
}

/**
 * Records that money was returned. The caller has locked the order and stored the refund.
 * @param refund - `amount` is in UZS; the note is for staff.
 */
export async function recordRefundEvent(
  tx: Db,
  { orderId, actor, at, amount, note }: Cause & { amount: number; note: string },
): Promise<void> {
  await insertEvent(tx, { orderId, kind: 'refund', value: 'refunded', actor, at });
  const order = await snapshotOf(tx, orderId);
  const data = { order, actor, refund: { amount_uzs: amount, note } };
  await recordEvent(tx, { type: 'order.refunded', orderId, data, at });
}

function typeOf({ kind, value }: OrderEvent): OrderEventType {
  // The casts are safe, because callers pass only values that exist for the kind.
  if (kind === 'payment') return `payment.${value}` as OrderEventType;
  return value === 'new' ? 'order.placed' : (`order.${value}` as OrderEventType);
}

/** Returns the recorded stages of an order. */
export async function readStages(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .select({ value: orderEvents.value })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'stage')))
    .orderBy(asc(orderEvents.id))
    .limit(ORDER_STAGES.length);
  return rows.map(({ value }) => value);
}
