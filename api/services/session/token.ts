import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { isUnavailable } from '@/api/db/failure';
import { tokens } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A token expires after this long without use, and at this age in any case. */
const UNUSED_DAYS = 30;
const AGE_DAYS = 90;
/** Of a customer; the one that was not used for longest ends for a new one. */
export const SESSIONS_MAX = 30;
/** The last use is written no more often than this. */
const SEEN_MS = 60 * 60 * 1000;

/** Families such as 'Chrome' and 'Android'; '' if unknown. */
export type Device = { browserName: string; systemName: string };

/** Only the hash is stored: the database's content cannot be used to sign in. */
export async function findCustomer(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  token: string,
): Promise<number | null> {
  const [found] = await db
    .select({ hash: tokens.hash, customerId: tokens.customerId, seenAt: tokens.seenAt })
    .from(tokens)
    .where(and(eq(tokens.hash, tokenHash(token)), isAlive(now())))
    .limit(1);
  if (!found) return null;

  const age = now().getTime() - found.seenAt.getTime();
  // Below zero the clock has stepped back.
  if (age > SEEN_MS || age < 0) await noteUse(db, found.hash, now());
  return found.customerId;
}

/** What the customer asked for does not depend on it: while the database takes no writes, reads go on. */
async function noteUse(db: Db, hash: string, seenAt: Date): Promise<void> {
  try {
    await db.update(tokens).set({ seenAt }).where(eq(tokens.hash, hash));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Tokens that were last used, or made, before these are dead. */
export function tokensEnd(now: Date): { unused: Date; old: Date } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { unused: before(UNUSED_DAYS), old: before(AGE_DAYS) };
}

export function isAlive(now: Date) {
  const { unused, old } = tokensEnd(now);
  return and(gt(tokens.seenAt, unused), gt(tokens.createdAt, old));
}

type NewSession = {
  token: string;
  customerId: number;
  browserKey: string;
  /** The key that the browser had before this sign-in. */
  formerKey: string;
  device: Device;
};

/** A browser has one session of a customer. */
export async function storeToken(
  tx: Db,
  { token, customerId, browserKey, formerKey, device }: NewSession,
  now: Date,
): Promise<void> {
  const own = eq(tokens.customerId, customerId);
  if (formerKey) await tx.delete(tokens).where(and(own, eq(tokens.browserKey, formerKey)));
  const row = { hash: tokenHash(token), customerId, browserKey, createdAt: now, seenAt: now };
  await tx.insert(tokens).values({ ...row, ...device });
  // The new one stays also where the clock has stepped back behind the others.
  const others = and(own, ne(tokens.hash, row.hash));
  const beyond = tx
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(others)
    .orderBy(desc(tokens.seenAt), desc(tokens.id))
    .offset(SESSIONS_MAX - 1);
  await tx.delete(tokens).where(inArray(tokens.hash, beyond));
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Stands for a customer where a guest's key could stand as well. */
export function shopperOfCustomer(id: number): string {
  return `customer:${id}`;
}
