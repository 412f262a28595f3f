import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { tokens } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A token expires after this long without use, and at this age in any case. */
const UNUSED_DAYS = 30;
const AGE_DAYS = 90;
/** The last use is written no more often than this. */
const SEEN_MS = 60 * 60 * 1000;

/** Only the hash is stored: the database's content cannot be used to sign in. */
export async function findCustomer(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  token: string,
): Promise<number | null> {
  const today = now().getTime();
  const [found] = await db
    .select({ hash: tokens.hash, customerId: tokens.customerId, seenAt: tokens.seenAt })
    .from(tokens)
    .where(
      and(
        eq(tokens.hash, tokenHash(token)),
        gt(tokens.seenAt, new Date(today - UNUSED_DAYS * DAY_MS)),
        gt(tokens.createdAt, new Date(today - AGE_DAYS * DAY_MS)),
      ),
    )
    .limit(1);
  if (!found) return null;

  if (today - found.seenAt.getTime() > SEEN_MS) {
    await db.update(tokens).set({ seenAt: now() }).where(eq(tokens.hash, found.hash));
  }
  return found.customerId;
}

export async function storeToken(
  tx: Db,
  { token, customerId, now }: { token: string; customerId: number; now: Date },
): Promise<void> {
  const row = { hash: tokenHash(token), customerId, createdAt: now, seenAt: now };
  await tx.insert(tokens).values(row);
}

/** Revokes the token. */
export async function dropToken({ db }: Pick<Ports, 'db'>, token: string): Promise<void> {
  await db.delete(tokens).where(eq(tokens.hash, tokenHash(token)));
}

export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
