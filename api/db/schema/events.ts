import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { identity, instant } from './column';
import { orders } from './order';

/** Events for receivers outside the shop, written in the transaction that causes them. */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    /**
     * Ascending ids give the sequence of events. Transactions lock the order that they change, so
     * the ids of its events are in chronological order.
     */
    id: identity(),
    /** Identifies the event to its receivers, even after a restored backup has reused `id`. */
    key: uuid().notNull().unique().defaultRandom(),
    type: text().notNull(),
    /** The order whose events must arrive in sequence, or `null`. */
    orderId: integer().references(() => orders.id),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    /**
     * Identifies an event that several processes or runs may record. Only the first one is stored.
     */
    onceKey: text().unique(),
    at: instant().notNull(),
    /** The time when deliveries were created, or `null`. */
    assignedAt: instant(),
  },
  (table) => [
    index('outbox_events_unassigned').on(table.id).where(sql`${table.assignedAt} is null`),
    index('outbox_events_at').on(table.at),
    index('outbox_events_order').on(table.orderId, table.id),
  ],
);

export const DELIVERY_STATES = ['pending', 'delivered', 'dead'] as const;

/** The deliveries: one row per event and receiver. */
export const outboxDeliveries = pgTable(
  'outbox_deliveries',
  {
    id: identity(),
    eventId: integer()
      .notNull()
      .references(() => outboxEvents.id, { onDelete: 'cascade' }),
    /** The order that the event is about. Deliveries for one order are made in sequence. */
    orderId: integer(),
    /** `webhook`, `sms`, or `telegram:` followed by a chat id. */
    receiver: text().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('pending'),
    tries: integer().notNull().default(0),
    dueAt: instant().notNull(),
    deliveredAt: instant(),
    /** The reason for the latest failure, without personal data. */
    failure: text(),
  },
  (table) => [
    uniqueIndex('outbox_deliveries_once').on(table.eventId, table.receiver),
    index('outbox_deliveries_pending')
      .on(table.receiver, table.orderId, table.eventId)
      .where(sql`${table.state} = 'pending'`),
    index('outbox_deliveries_dead').on(table.id).where(sql`${table.state} = 'dead'`),
  ],
);

/** The tags of the pages that committed transactions have changed, in the order of the commits. */
export const changeEvents = pgTable('change_events', {
  /** Unix milliseconds, made unique. A reader that sees one number sees all smaller ones. */
  number: bigint({ mode: 'number' }).primaryKey(),
  tags: jsonb().$type<string[]>().notNull(),
});
