import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { limits } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import type { ClientOrigin } from '@/api/shared/client-address';

export type Limit = { key: string; uses: number; seconds: number };

export type PlaceName = keyof ClientOrigin;

export type UsedUp<Wanted extends Limit = Limit> = { limit: Wanted; seconds: number };

/**
 * A window that begins later than this after now is from before the clock stepped back. Within it,
 * requests that read the clock one after the other may reach the database in another order.
 */
const SKEW_SECONDS = 30;

export async function findUsedUp<Wanted extends Limit>(
  db: Db,
  wanted: Wanted[],
  now: Date,
): Promise<UsedUp<Wanted> | null> {
  const keys = wanted.map(({ key }) => key);
  if (keys.length === 0) return null;
  const rows = await db.select().from(limits).where(inArray(limits.key, keys)).limit(keys.length);
  for (const limit of wanted) {
    const row = rows.find(({ key }) => key === limit.key);
    const seconds = row ? secondsLeft(limit, row.beganAt, now) : 0;
    if (row && row.used >= limit.uses && seconds > 0) return { limit, seconds };
  }
  return null;
}

/** Returns the first that is exhausted. A rollback of the transaction undoes the uses. */
export async function spendLimits<Wanted extends Limit>(
  tx: Db,
  wanted: Wanted[],
  now: Date,
): Promise<UsedUp<Wanted> | null> {
  for (const limit of wanted) {
    const isOver = sql`(${limits.beganAt} <= ${secondsBefore(now, limit.seconds)}
      or ${limits.beganAt} > ${secondsBefore(now, -SKEW_SECONDS)})`;
    const [row] = await tx
      .insert(limits)
      .values({ key: limit.key, beganAt: now, used: 1 })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          used: sql`case when ${isOver} then 1 else ${limits.used} + 1 end`,
          beganAt: sql`case when ${isOver} then ${now} else ${limits.beganAt} end`,
        },
      })
      .returning();
    if (row && row.used > limit.uses) {
      return { limit, seconds: secondsLeft(limit, row.beganAt, now) };
    }
  }
  return null;
}

/** In the order in which they were spent: two that take the same rows in two orders wait for each other. */
export async function giveBack(db: Db, keys: string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const key of keys) {
      await tx
        .update(limits)
        .set({ used: sql`${limits.used} - 1` })
        .where(and(eq(limits.key, key), gt(limits.used, 0)));
    }
  });
}

/** From the narrowest place to the widest; the rows of all who ask are locked in this order. */
export function placeLimits(
  what: string,
  place: ClientOrigin,
  { seconds, uses }: { seconds: number; uses: (name: PlaceName) => number },
): Limit[] {
  return (['address', 'network', 'provider'] as const).flatMap((name) => {
    const value = place[name];
    return value === null ? [] : [{ key: `${what}:${name}:${value}`, uses: uses(name), seconds }];
  });
}

/** Never more than the limit itself: a window of the future is over. */
function secondsLeft({ seconds }: Limit, beganAt: Date, now: Date): number {
  const age = (now.getTime() - beganAt.getTime()) / 1000;
  return age < -SKEW_SECONDS ? 0 : Math.min(seconds, Math.ceil(seconds - age));
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
