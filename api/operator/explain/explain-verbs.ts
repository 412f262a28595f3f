import { and, asc, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/api/db/database';
import { outboxDeliveries, outboxEvents } from '@/api/db/schema/events';
import {
  latestFirst,
  orderEvents,
  orderLines,
  orderNotes,
  orderReturns,
  orders,
  payments,
} from '@/api/db/schema/order';
import type { Command, OperatorShop } from '@/api/operator/command';
import { readRefunds } from '@/api/order/refunds';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';

const ORDERS_MAX = 20;
const ROWS_MAX = 500;

const entry = z.object({ at: z.string(), order: z.number(), text: z.string() });
export type StoryEntry = z.infer<typeof entry>;

export const explainVerbs = {
  explain: {
    command: z.object({ order: z.number().int().optional(), phone: z.string().optional() }),
    report: z.array(entry),
    async run({ db }: OperatorShop, { order, phone }: Command<'explain'>): Promise<StoryEntry[]> {
      if (order !== undefined) return storyOf(db, [order]);
      return phone === undefined ? [] : storyOf(db, await ordersWhere(db, eq(orders.phone, phone)));
    },
  },
};

async function ordersWhere(db: Db, condition: SQL): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(condition)
    .orderBy(...latestFirst)
    .limit(ORDERS_MAX);
  return rows.map(({ id }) => id);
}

/** Collects all records of the orders from the database, unsorted. */
async function storyOf(db: Db, ids: number[]): Promise<StoryEntry[]> {
  if (ids.length === 0) return [];
  const events = await db
    .select()
    .from(orderEvents)
    .where(
      and(inArray(orderEvents.orderId, ids), notInArray(orderEvents.kind, ['return', 'refund'])),
    )
    .orderBy(asc(orderEvents.id))
    .limit(ROWS_MAX);
  const attempts = await db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, ids))
    .orderBy(asc(payments.id))
    .limit(ROWS_MAX);
  const deliveries = await db
    .select({ delivery: outboxDeliveries, event: outboxEvents })
    .from(outboxDeliveries)
    .innerJoin(outboxEvents, eq(outboxEvents.id, outboxDeliveries.eventId))
    .where(inArray(outboxEvents.orderId, ids))
    .orderBy(desc(outboxDeliveries.id))
    .limit(ROWS_MAX);
  return [
    ...events.map(({ orderId, kind, value, actor, at }) => {
      const text = `${kind} ${value}${actor ? ` by ${actor}` : ''}`;
      return { at: at.toISOString(), order: orderId, text };
    }),
    ...attempts.flatMap(paymentEntries),
    ...(await returnEntries(db, ids)),
    ...(await noteEntries(db, ids)),
    ...deliveries.map(({ delivery, event }) => ({
      at: (delivery.deliveredAt ?? delivery.dueAt).toISOString(),
      order: event.orderId ?? 0,
      text: deliveryText(event.type, delivery),
    })),
  ];
}

/** Describes the units that were returned and the money that was refunded. */
async function returnEntries(db: Db, ids: number[]): Promise<StoryEntry[]> {
  const returned = await db
    .select({ back: orderReturns, name: orderLines.name })
    .from(orderReturns)
    .innerJoin(orderLines, eq(orderLines.id, orderReturns.lineId))
    .where(inArray(orderReturns.orderId, ids))
    .limit(ROWS_MAX);
  const refunded = await readRefunds(db, ids);
  return [
    ...returned.map(({ back: { orderId, at, units, amount }, name }) => ({
      at: at.toISOString(),
      order: orderId,
      text: `returned ${units} × ${name[DEFAULT_CONTENT_LOCALE]}, ${amount} UZS`,
    })),
    ...refunded.map(({ orderId, at, amount, actor, note }) => ({
      at: at.toISOString(),
      order: orderId,
      text: `refund of ${amount} UZS by ${actor}${note ? `: ${note}` : ''}`,
    })),
  ];
}

async function noteEntries(db: Db, ids: number[]): Promise<StoryEntry[]> {
  const notes = await db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, ids))
    .orderBy(asc(orderNotes.id))
    .limit(ROWS_MAX);
  return notes.map(({ orderId, at, text }) => ({
    at: at.toISOString(),
    order: orderId,
    text: `note: ${text}`,
  }));
}

function paymentEntries(payment: typeof payments.$inferSelect): StoryEntry[] {
  const { provider, externalId, orderId: order, reason } = payment;
  const of = `${provider} ${externalId}`;
  const ended = payment.paidAt ? 'refunded' : 'canceled';
  const why = reason === null ? '' : ` (reason ${reason})`;
  return [
    { at: payment.createdAt, text: `payment ${of} opened, ${payment.amount} UZS` },
    { at: payment.paidAt, text: `payment ${of} paid` },
    { at: payment.canceledAt, text: `payment ${of} ${ended}${why}` },
  ].flatMap(({ at, text }) => (at ? { at: at.toISOString(), order, text } : []));
}

function deliveryText(type: string, delivery: typeof outboxDeliveries.$inferSelect): string {
  const { receiver, state, tries, failure } = delivery;
  if (state === 'delivered') {
    return failure === null
      ? `event ${type} delivered to ${receiver}`
      : `event ${type} not sent to ${receiver}: ${failure}`;
  }
  const result = state === 'dead' ? 'given up' : 'to be sent';
  return `event ${type} to ${receiver}: ${result} (failed attempts: ${tries}): ${failure ?? ''}`;
}
