import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
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

  if (now().getTime() - found.seenAt.getTime() > SEEN_MS) {
    await db.update(tokens).set({ seenAt: now() }).where(eq(tokens.hash, found.hash));
  }
  return found.customerId;
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

type NewSession = { token: string; customerId: number; browserKey: string; device: Device };

/** A browser has one session of a customer. */
export async function storeToken(
  tx: Db,
  { token, customerId, browserKey, device }: NewSession,
  now: Date,
): Promise<void> {
  const own = eq(tokens.customerId, customerId);
  if (browserKey) await tx.delete(tokens).where(and(own, eq(tokens.browserKey, browserKey)));
  const row = { hash: tokenHash(token), customerId, browserKey, createdAt: now, seenAt: now };
  await tx.insert(tokens).values({ ...row, ...device });
  const beyond = tx
    .select({ hash: tokens.hash })
    .from(tokens)
    .where(own)
    .orderBy(desc(tokens.seenAt), desc(tokens.id))
    .offset(SESSIONS_MAX);
  await tx.delete(tokens).where(inArray(tokens.hash, beyond));
}

export async function dropToken({ db }: Pick<Ports, 'db'>, token: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash(token)));
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
