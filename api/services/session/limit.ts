import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { limits } from '@/api/db/schema/customer';
import { inTransaction } from '@/api/db/transaction';
import type { ClientOrigin } from '@/api/shared/client-address';

/** A limit of `uses` per window of `seconds`. */
export type Limit = { key: string; uses: number; seconds: number };

export type OriginScope = keyof ClientOrigin;

/** A used-up limit. `seconds` is the time until its window ends. */
export type UsedUp<Wanted extends Limit = Limit> = { limit: Wanted; seconds: number };

/**
 * Tolerated clock skew. A window that begins further in the future was created before the clock was
 * set back. Smaller differences are normal, because requests do not always reach the database in
 * the order in which they read the clock.
 */
const SKEW_SECONDS = 30;

/** Returns the first limit that is used up, or `null`. Does not count a use. */
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

/**
 * Counts one use of each limit, up to the first one that is exhausted. Returns that limit, or
 * `null`. A rollback of the transaction undoes the uses.
 */
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

/**
 * Returns one use to each limit. The keys must be in the order in which `spendLimits` took them,
 * because two transactions that lock the same rows in different orders deadlock.
 */
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

/**
 * Returns the limits per address, network and provider. All callers lock the rows in this order,
 * from narrow to wide.
 */
export function originLimits(
  purpose: string,
  origin: ClientOrigin,
  { seconds, uses }: { seconds: number; uses: (name: OriginScope) => number },
): Limit[] {
  return (['address', 'network', 'provider'] as const).flatMap((name) => {
    const value = origin[name];
    return value === null
      ? []
      : [{ key: `${purpose}:${name}:${value}`, uses: uses(name), seconds }];
  });
}

/**
 * Returns the seconds until the window ends, at most the length of the window. A window that begins
 * more than `SKEW_SECONDS` in the future counts as expired.
 */
function secondsLeft({ seconds }: Limit, beganAt: Date, now: Date): number {
  const age = (now.getTime() - beganAt.getTime()) / 1000;
  return age < -SKEW_SECONDS ? 0 : Math.min(seconds, Math.ceil(seconds - age));
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
