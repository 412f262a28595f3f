import type { PgTable } from 'drizzle-orm/pg-core';
import { raiseIds, takeIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { ID_MAX } from '@/lib/domain/product/bounds';

/** How many ids it has taken, where everything is undone in the end. */
export type Trial = { ids: number };

/**
 * Ids for new rows, which none of the tables has. A trial takes them from the other end: what a
 * sequence has given out stays given out when the transaction is undone.
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
