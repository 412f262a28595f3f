import { limits } from '@/api/db/schema/customer';
import type { Ports } from '@/api/shared/ports';

/** A row of its own among the limits of sign-in. No limit has a key of this form. */
const KEY = 'readiness';

/**
 * Writes one row, as an order would have to: a database that only answers reads is of no use to
 * shoppers. An error is an answer too.
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
