import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { outboxDeliveries, outboxEvents } from '@/api/db/schema/events';

const SHOWN_MAX = 100;

export type OutboxReport = {
  /** The numbers of pending deliveries and of dead letters. */
  waiting: number;
  dead: number;
  letters: {
    id: number;
    at: string;
    type: string;
    order: number | null;
    receiver: string;
    state: 'pending' | 'dead';
    tries: number;
    failure: string;
  }[];
};

/**
 * Lists up to 100 deliveries that have failed, oldest first, and counts all pending and dead ones.
 */
export async function listFailed(db: Db): Promise<OutboxReport> {
  const rows = await db
    .select({ delivery: outboxDeliveries, event: outboxEvents })
    .from(outboxDeliveries)
    .innerJoin(outboxEvents, eq(outboxEvents.id, outboxDeliveries.eventId))
    .where(or(isIn('dead'), and(isIn('pending'), gt(outboxDeliveries.tries, 0))))
    .orderBy(asc(outboxDeliveries.id))
    .limit(SHOWN_MAX);
  return {
    waiting: await db.$count(outboxDeliveries, isIn('pending')),
    dead: await db.$count(outboxDeliveries, isIn('dead')),
    letters: rows.map(({ delivery, event }) => ({
      id: delivery.id,
      at: event.at.toISOString(),
      type: event.type,
      order: event.orderId,
      receiver: delivery.receiver,
      state: delivery.state === 'dead' ? 'dead' : 'pending',
      tries: delivery.tries,
      failure: delivery.failure ?? '',
    })),
  };
}

/**
 * Queues a delivery or all dead letters again. An event that was delivered keeps its id.
 * @param id - The id of a delivery in any state, or `null` for all dead letters.
 * @returns The number of queued deliveries.
 */
export async function resend(db: Db, id: number | null, now: Date): Promise<number> {
  const chosen = id === null ? isIn('dead') : eq(outboxDeliveries.id, id);
  const queued = await db
    .update(outboxDeliveries)
    .set({ state: 'pending', tries: 0, dueAt: now })
    .where(chosen)
    .returning({ id: outboxDeliveries.id });
  return queued.length;
}

function isIn(state: 'pending' | 'dead') {
  return eq(outboxDeliveries.state, state);
}
