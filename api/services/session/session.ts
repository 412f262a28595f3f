import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalogue/list/list-cursor';
import { knownOrigins, tokens } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import type { Ports } from '@/api/shared/ports';
import type { Session } from '@/lib/contract/user';
import { browserOrigin } from './known-origin';
import { moveGuest } from './merge-guest';
import { isAlive, SESSIONS_MAX, tokenHash } from './token';

export async function listSessions(
  { db, now }: Ports,
  customer: number,
  token: string,
): Promise<ListResult<Session>> {
  const current = tokenHash(token);
  const rows = await db
    .select()
    .from(tokens)
    .where(and(eq(tokens.customerId, customer), isAlive(now())))
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

/** The browser gets a new key: nobody who knows the former one shares what its next guest does. */
export async function signOut(
  { db }: Ports,
  { customer, token, ...keys }: Moved & { customer: number; token: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.delete(tokens).where(eq(tokens.hash, tokenHash(token)));
    await moveGuest(tx, { customerId: customer, ...keys });
  });
}

/** One that has ended already, or is another customer's, is not there: nothing happens. */
export function endSession(ports: Ports, customer: number, id: number): Promise<void> {
  return end(ports, customer, eq(tokens.id, id));
}

/** Ends all of them; of the browsers that are known, only the one that asks stays so. */
export async function endSessions(ports: Ports, customer: number, keys: Moved): Promise<void> {
  await end(ports, customer);
  await moveGuest(ports.db, { customerId: customer, ...keys });
  const own = eq(knownOrigins.customerId, customer);
  await ports.db
    .delete(knownOrigins)
    .where(and(own, ne(knownOrigins.origin, browserOrigin(keys.to))));
}

/** A device that was signed out from afar may be in strange hands: it is known no longer. */
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
