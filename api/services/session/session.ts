import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { knownOrigins, tokens } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import type { Ports } from '@/api/shared/ports';
import type { Session } from '@/lib/contract/user';
import { browserOrigin } from './known-origin';
import { moveGuest } from './merge-guest';
import { isUnexpired, SESSIONS_MAX, tokenHash } from './token';

/** Lists the customer's sessions: the current one first, then by last use. */
export async function listSessions(
  { db, now }: Ports,
  customer: number,
  token: string,
): Promise<ListResult<Session>> {
  const current = tokenHash(token);
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.customerId, customer), isUnexpired(now())))
    .orderBy(desc(eq(tokens.hash, current)), desc(tokens.seenAt), desc(tokens.id))
    .limit(SESSIONS_MAX);
  return toListResult(
    rows.map((row) => ({
      id: row.id,
      browser: row.browserName,
      system: row.systemName,
      is_current: row.hash === current,
      first_used: row.createdAt.toISOString(),
      last_used: row.seenAt.toISOString(),
    })),
  );
}

type Moved = { from: string | null; to: string };

/**
 * Ends the current session. The browser gets a new key, so that a holder of the previous one cannot
 * access the next guest's data.
 */
export async function signOut(
  { db }: Ports,
  { customer, token, ...keys }: Moved & { customer: number; token: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(tokens).where(eq(tokens.hash, tokenHash(token)));
    await moveGuest(tx, { customerId: customer, ...keys });
  });
}

/** Ends one session. Does nothing if it has already ended or belongs to another customer. */
export function endSession(ports: Ports, customer: number, id: number): Promise<void> {
  return end(ports, customer, eq(tokens.id, id));
}

/** Ends all sessions. Only the browser that sent the request remains known. */
export async function endSessions(ports: Ports, customer: number, keys: Moved): Promise<void> {
  await end(ports, customer);
  await moveGuest(ports.db, { customerId: customer, ...keys });
  const own = eq(knownOrigins.customerId, customer);
  await ports.db
    .delete(knownOrigins)
    .where(and(own, ne(knownOrigins.origin, browserOrigin(keys.to))));
}

/**
 * Ends sessions. A device that was signed out remotely may be in the wrong hands, so it is no
 * longer known.
 */
async function end({ db }: Ports, customer: number, which?: SQL): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .delete(tokens)
      .where(and(eq(tokens.customerId, customer), which))
      .returning({ browserKey: tokens.browserKey });
    if (!which) return;
    const origins = ended.map(({ browserKey }) => browserOrigin(browserKey));
    await tx
      .delete(knownOrigins)
      .where(and(eq(knownOrigins.customerId, customer), inArray(knownOrigins.origin, origins)));
  });
}
