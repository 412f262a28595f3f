import { limits } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';

/** The key of the row that this check writes. No actual limit uses it. */
const KEY = 'readiness';

/**
 * Checks readiness by writing one row, because a shop with a read-only database cannot take orders.
 * Returns `false` if the write fails.
 */
export async function canWrite({ db, now }: Pick<Ports, 'db' | 'now'>): Promise<boolean> {
  const row = { beganAt: now(), used: 0 };
  const written = db
    .insert(limits)
    .values({ key: KEY, ...row })
    .onConflictDoUpdate({ target: limits.key, set: row });
  return written.then(
    () => true,
    () => false,
  );
}
