import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { orderEvents } from '@/api/db/schema/order';
import { ORDER_STAGES, type OrderActor } from '@/lib/constants';

export type OrderEvent = Omit<typeof orderEvents.$inferInsert, 'id'>;

/** Records what happened to an order. The caller has locked the order. */
export async function recordOrderEvent(
  tx: Db,
  event: OrderEvent & { actor: OrderActor },
): Promise<void> {
  await tx.insert(orderEvents).values(event);
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
