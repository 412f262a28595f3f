import type { PgTable } from 'drizzle-orm/pg-core';
import { raiseIds, takeIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';

/** Ids that neither table has: of the first, raised above those of the second. */
export async function sharedIds(
  db: Db,
  [first, second]: [PgTable, PgTable],
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  await raiseIds(db, first, second);
  await raiseIds(db, first);
  return takeIds(db, first, count);
}
