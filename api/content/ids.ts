import type { PgTable } from 'drizzle-orm/pg-core';
import { raiseIds, takeIds } from '@/api/db/bulk';
import { ID_MAX } from '@/lib/domain/bounds';
import type { Change } from './change';

/**
 * Ids for new rows, which none of the tables has. A trial takes them from the other end: what a
 * sequence has given out stays given out when the transaction is undone.
 */
export async function newIds(
  { tx, trial }: Pick<Change, 'tx' | 'trial'>,
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
