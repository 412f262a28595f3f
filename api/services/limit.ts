import { lt, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { limits } from '@/api/db/schema/customer';

/** So many uses of `key` within `seconds`, counted from the first of them. */
export type Limit = { key: string; uses: number; seconds: number };

const KEPT_SECONDS = 24 * 60 * 60;

/**
 * Uses each once; answers the first that has none left and when it has one again. In a transaction
 * that is then given up, nothing is used.
 */
export async function spendLimits(
  tx: Db,
  wanted: Limit[],
  now: Date,
): Promise<{ limit: Limit; seconds: number } | null> {
  for (const limit of wanted) {
    const began = secondsBefore(now, limit.seconds);
    const [row] = await tx
      .insert(limits)
      .values({ key: limit.key, beganAt: now, used: 1 })
      .onConflictDoUpdate({
        target: limits.key,
        set: {
          used: sql`case when ${limits.beganAt} <= ${began} then 1 else ${limits.used} + 1 end`,
          beganAt: sql`case when ${limits.beganAt} <= ${began} then ${now} else ${limits.beganAt} end`,
        },
      })
      .returning();
    if (row && row.used > limit.uses) {
      const passed = (now.getTime() - row.beganAt.getTime()) / 1000;
      return { limit, seconds: Math.ceil(limit.seconds - passed) };
    }
  }
  return null;
}

export async function giveBack(db: Db, key: string): Promise<void> {
  await db.delete(limits).where(sql`${limits.key} = ${key}`);
}

/** Addresses and phones are not kept longer than they are counted. */
export async function forgetOldLimits(db: Db, now: Date): Promise<void> {
  await db.delete(limits).where(lt(limits.beganAt, secondsBefore(now, KEPT_SECONDS)));
}

function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}
