import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { outboxDeliveries, outboxEvents } from '@/api/db/schema/events';
import { inTransaction } from '@/api/db/transaction';
import type { OutboxEvent } from './event-shapes';
import type { Receiver } from './receiver';

const ASSIGNED_AT_ONCE = 200;
/**
 * Maximum age of an event for which deliveries are created, so that a new receiver is not sent a
 * backlog.
 */
const ASSIGNED_WITHIN_MS = 24 * 60 * 60 * 1000;

type EventRow = Pick<typeof outboxEvents.$inferSelect, 'key' | 'type' | 'at' | 'data'>;
export type Delivery = { id: number; tries: number; event: OutboxEvent };

/** Creates the deliveries of new events. Returns the number of events. */
export function assignEvents(db: Db, receivers: readonly Receiver[], now: Date): Promise<number> {
  const since = new Date(now.getTime() - ASSIGNED_WITHIN_MS);
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(outboxEvents)
      .where(isNull(outboxEvents.assignedAt))
      .orderBy(asc(outboxEvents.id))
      .limit(ASSIGNED_AT_ONCE)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    const deliveries = rows
      .filter(({ at }) => at >= since)
      .flatMap((row) => deliveriesOf(row, receivers, now));
    if (deliveries.length > 0) {
      await tx.insert(outboxDeliveries).values(deliveries).onConflictDoNothing();
    }
    const ids = JSON.stringify(rows.map(({ id }) => id));
    await tx
      .update(outboxEvents)
      .set({ assignedAt: now })
      .where(
        sql`${outboxEvents.id} in (select value::int from json_array_elements_text(${ids}::json))`,
      );
    return rows.length;
  });
}

function deliveriesOf(
  row: typeof outboxEvents.$inferSelect,
  receivers: readonly Receiver[],
  now: Date,
): (typeof outboxDeliveries.$inferInsert)[] {
  const event = toEvent(row);
  const { id: eventId, orderId } = row;
  return receivers
    .filter((receiver) => receiver.accepts(event))
    .map(({ name }) => ({ eventId, orderId, receiver: name, dueAt: now }));
}

/**
 * Reads the deliveries that are due: for each order only the first pending one, so that the events
 * of an order arrive in order.
 */
export async function readDue(
  db: Db,
  { name, concurrency }: Pick<Receiver, 'name' | 'concurrency'>,
  now: Date,
): Promise<Delivery[]> {
  const isFirst = sql`not exists (select from outbox_deliveries earlier
    where earlier.state = 'pending' and earlier.receiver = ${name}
    and earlier.order_id = ${outboxDeliveries.orderId}
    and earlier.event_id < ${outboxDeliveries.eventId})`;
  const rows = await db
    .select({ delivery: outboxDeliveries, event: outboxEvents })
    .from(outboxDeliveries)
    .innerJoin(outboxEvents, eq(outboxEvents.id, outboxDeliveries.eventId))
    .where(
      and(
        eq(outboxDeliveries.receiver, name),
        eq(outboxDeliveries.state, 'pending'),
        lte(outboxDeliveries.dueAt, now),
        isFirst,
      ),
    )
    .orderBy(asc(outboxDeliveries.eventId))
    .limit(concurrency);
  return rows.map(({ delivery: { id, tries }, event }) => ({ id, tries, event: toEvent(event) }));
}

/**
 * Marks a delivery as done. It is not sent again.
 * @param done - `skipped` is the reason why nothing was sent, or `null`.
 */
export async function recordDelivery(
  db: Db,
  id: number,
  { at, skipped }: { at: Date; skipped: string | null },
): Promise<void> {
  await update(db, id, { state: 'delivered', deliveredAt: at, failure: skipped });
}

type Failure = Pick<typeof outboxDeliveries.$inferSelect, 'state' | 'tries' | 'dueAt' | 'failure'>;

/**
 * Stores the result of a failed attempt: the time of the next attempt in `dueAt`, or the final
 * failure.
 */
export async function recordFailure(db: Db, id: number, failure: Failure): Promise<void> {
  await update(db, id, failure);
}

async function update(
  db: Db,
  id: number,
  change: Partial<typeof outboxDeliveries.$inferInsert>,
): Promise<void> {
  await db.update(outboxDeliveries).set(change).where(eq(outboxDeliveries.id, id));
}

// The writer stored `data` in the shape of `type`, and stored events never change.
function toEvent({ key, type, at, data }: EventRow): OutboxEvent {
  return { id: key, type, timestamp: at.toISOString(), data } as OutboxEvent;
}
