import { and, getTableName, lt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf } from '@/api/db/database';
import { cartLines, likedProducts } from '@/api/db/schema/cart';
import { ofGuest } from '@/api/db/schema/column';
import { codes, knownOrigins, limits, tokens } from '@/api/db/schema/customer';
import { idempotencyKeys } from '@/api/db/schema/order';
import { restockAlerts } from '@/api/db/schema/restock';
import { seenProducts } from '@/api/db/schema/shopper';
import { tokensEnd } from '@/api/services/session/token';
import type { Ports } from '@/api/shared/ports';

/** Of one table in one run; the next run goes on. */
const ROWS_MAX = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_DAYS = {
  /** No limit is longer. */
  limit: 1,
  /** Longer than anyone retries an order. */
  idempotencyKey: 30,
  /** Since a guest put it there. */
  ofGuest: 90,
  knownOrigin: 180,
  /** Whoever has waited longer has bought elsewhere. */
  restockAlert: 180,
};

type Clearing = { table: PgTable; where: SQL | undefined };

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

/** Rows that another process is deleting or using are left to it. */
async function clearSome(db: Db, { table, where }: Clearing): Promise<void> {
  const name = sql.identifier(getTableName(table));
  await rowsOf(
    db,
    sql`delete from ${name} where ctid = any(array(
      select ctid from ${name} where ${where} limit ${ROWS_MAX} for update skip locked))`,
  );
}
