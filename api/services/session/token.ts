import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { isUnavailable } from '@/api/db/failure';
import { tokens } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A token expires after `UNUSED_DAYS` without use, and after `AGE_DAYS` in any case. */
const UNUSED_DAYS = 30;
const AGE_DAYS = 90;
/**
 * Maximum number of sessions per customer. A new session ends the one that has been unused for the
 * longest time.
 */
export const SESSIONS_MAX = 30;
/** Minimum interval between two updates of the time of last use. */
const SEEN_MS = 60 * 60 * 1000;

/** The browser and system families, such as 'Chrome' and 'Android'; empty if unknown. */
export type Device = { browserName: string; systemName: string };

/**
 * Returns the id of the customer who owns the token; `null` if it is unknown or expired. The
 * database contains only hashes, which cannot be used to sign in.
 */
export async function findCustomer(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  token: string,
): Promise<number | null> {
  const [found] = await db
    .select({ hash: tokens.hash, customerId: tokens.customerId, seenAt: tokens.seenAt })
    .from(tokens)
    .where(and(eq(tokens.hash, tokenHash(token)), isUnexpired(now())))
    .limit(1);
  if (!found) return null;

  const age = now().getTime() - found.seenAt.getTime();
  // A negative age means that the clock was set back.
  if (age > SEEN_MS || age < 0) await noteUse(db, found.hash, now());
  return found.customerId;
}

/**
 * Records the time of use, unless the database accepts no writes: reads must continue in that case.
 */
async function noteUse(db: Db, hash: string, seenAt: Date): Promise<void> {
  try {
    await db.update(tokens).set({ seenAt }).where(eq(tokens.hash, hash));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
  }
}

/** Returns the times before which a token is expired: by last use, and by creation. */
export function tokensEnd(now: Date): { unused: Date; old: Date } {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { unused: before(UNUSED_DAYS), old: before(AGE_DAYS) };
}

/** Builds the condition for tokens that have not expired. */
export function isUnexpired(now: Date) {
  const { unused, old } = tokensEnd(now);
  return and(gt(tokens.seenAt, unused), gt(tokens.createdAt, old));
}

type NewSession = {
  token: string;
  customerId: number;
  browserKey: string;
  /** The key that the browser had before this sign-in. */
  previousKey: string;
  device: Device;
};

/** Stores a session. A browser has at most one session per customer. */
export async function storeToken(
  tx: Db,
  { token, customerId, browserKey, previousKey, device }: NewSession,
  now: Date,
): Promise<void> {
  const own = eq(tokens.customerId, customerId);
  if (previousKey) await tx.delete(tokens).where(and(own, eq(tokens.browserKey, previousKey)));
  const row = { hash: tokenHash(token), customerId, browserKey, createdAt: now, seenAt: now };
  await tx.insert(tokens).values({ ...row, ...device });
  // Keeps the new session even if the clock was set back and the other sessions look newer.
  const others = and(own, ne(tokens.hash, row.hash));
  const beyond = tx
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(others)
    .orderBy(desc(tokens.seenAt), desc(tokens.id))
    .offset(SESSIONS_MAX - 1);
  await tx.delete(tokens).where(inArray(tokens.hash, beyond));
}

/** Hashes a token. Only hashes are stored, so the database contains no usable tokens. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns the customer's shopper key. It identifies them in tables that guests use too. */
export function shopperOfCustomer(id: number): string {
  return `customer:${id}`;
}
