import type { PgTable } from 'drizzle-orm/pg-core';
import { raiseIds, takeIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { ID_MAX } from '@/lib/domain/product/bounds';

/** The number of ids reserved in a change that is rolled back at the end. */
export type Trial = { ids: number };

/**
 * Reserves ids for new rows. None of the tables uses these ids yet. A trial counts down from the
 * maximum instead, because a rollback does not reset a sequence.
 */
export async function newIds(
  { tx, trial }: { tx: Db; trial: Trial | null },
  [table, ...others]: [PgTable, ...PgTable[]],
  count: number,
): Promise<number[]> {
  if (count === 0) return [];
  if (trial) {
    trial.ids += count;
    return Array.from({ length: count }, (_, at) => ID_MAX - trial.ids + at);
  }
  for (const rows of [table, ...others]) await raiseIds(tx, table, rows);
  return takeIds(tx, table, count);
}
