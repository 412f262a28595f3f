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
 * Records what happened to an order, also for receivers outside of the shop. The caller has locked
 * the order and changed its row.
 */
export async function recordOrderEvent(
  tx: Db,
  event: OrderEvent & { actor: OrderActor },
): Promise<void> {
  await tx.insert(orderEvents).values(event);
  const { orderId, kind, value, actor, at } = event;
  // Links the order to the request that caused the event.
  onCommit(tx, () => log.info('order event', { order_id: orderId, kind, value, actor }));
  const data = { order: await snapshotOf(tx, orderId), actor };
  await recordEvent(tx, { type: typeOf(event), orderId, data, at });
}

function typeOf({ kind, value }: OrderEvent): OrderEventType {
  // `setStatus` and `setPayment` record only values of their own kind.
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
