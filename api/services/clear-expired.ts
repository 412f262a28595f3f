import { and, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '@/api/db/database';
import { cartLines, likedProducts } from '@/api/db/schema/cart';
import { ofGuest } from '@/api/db/schema/column';
import { codes, knownOrigins, limits, tokens } from '@/api/db/schema/customer';
import { outboxEvents } from '@/api/db/schema/events';
import { idempotencyKeys } from '@/api/db/schema/order';
import { restockAlerts } from '@/api/db/schema/restock';
import { seenProducts } from '@/api/db/schema/shopper';
import { tokensEnd } from '@/api/services/session/token';
import type { Ports } from '@/api/shared/ports';

/** Maximum number of rows per condition and run; the next run continues. */
const ROWS_MAX = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = {
  /** The longest window of any limit. */
  limit: 1,
  /** No client retries an order after this time. */
  idempotencyKey: 30,
  /**
   * How long a guest's cart lines, liked products and seen products are kept after the last change.
   */
  ofGuest: 90,
  knownOrigin: 180,
  /** How long an alert is kept. After this time, shoppers have usually bought elsewhere. */
  restockAlert: 180,
  /** How long an event is kept if it has no pending or dead deliveries. */
  deliveredEvent: 14,
  /** How long any other event is kept. */
  event: 90,
};

type Clearing = { table: PgTable; where: SQL | undefined };

/** Deletes expired rows, up to 1,000 per condition. Safe to run in several processes at once. */
export async function clearExpired({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<void> {
  for (const clearing of expired(now())) await clearSome(db, clearing);
}

function expired(now: Date): Clearing[] {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { unused, old } = tokensEnd(now);
  const guests = ago(KEPT_DAYS.ofGuest);
  return [
    { table: codes, where: lt(codes.expiresAt, now) },
    { table: limits, where: lt(limits.beganAt, ago(KEPT_DAYS.limit)) },
    { table: tokens, where: lt(tokens.seenAt, unused) },
    { table: tokens, where: lt(tokens.createdAt, old) },
    { table: knownOrigins, where: lt(knownOrigins.seenAt, ago(KEPT_DAYS.knownOrigin)) },
    {
      table: idempotencyKeys,
      where: lt(idempotencyKeys.createdAt, ago(KEPT_DAYS.idempotencyKey)),
    },
    {
      table: restockAlerts,
      where: lt(restockAlerts.createdAt, ago(KEPT_DAYS.restockAlert)),
    },
    {
      table: outboxEvents,
      where: and(lt(outboxEvents.at, ago(KEPT_DAYS.deliveredEvent)), isDelivered),
    },
    { table: outboxEvents, where: lt(outboxEvents.at, ago(KEPT_DAYS.event)) },
    { table: cartLines, where: and(ofGuest(cartLines.shopper), lt(cartLines.changedAt, guests)) },
    {
      table: likedProducts,
      where: and(ofGuest(likedProducts.shopper), lt(likedProducts.addedAt, guests)),
    },
    {
      table: seenProducts,
      where: and(ofGuest(seenProducts.shopper), lt(seenProducts.seenAt, guests)),
    },
  ];
}

/**
 * Matches events without pending or dead deliveries. Deleting an event also deletes its deliveries.
 */
const isDelivered = sql`not exists (select from outbox_deliveries d
  where d.event_id = ${outboxEvents.id} and d.state <> 'delivered')`;

/** Deletes matching rows, except for those that another process is deleting or using. */
async function clearSome(db: Db, { table, where }: Clearing): Promise<void> {
  const name = sql.identifier(getTableName(table));
  await rowsOf(
    db,
    sql`delete from ${name} where ctid = any(array(
      select ctid from ${name} where ${where} limit ${ROWS_MAX} for update skip locked))`,
  );
}
