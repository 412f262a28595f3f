import { isDeepStrictEqual } from 'node:util';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CatalogTx } from '@/api/catalog/live/catalog-changed';
import { isOneOf, putMany, raiseIds, updateMany } from '@/api/db/bulk';
import { newIds, type Trial } from './ids';
import {
  isReordered,
  matchRows,
  type Old,
  type Pair,
  positionsOf,
  type WantedRow,
} from './match-rows';

export type Count = {
  name: string;
  added: number;
  changed: number;
  removed: number;
  isReordered: boolean;
};

/** Returns whether the counts contain any change. */
export function isChange({ added, changed, removed, isReordered }: Count): boolean {
  return added + changed + removed > 0 || isReordered;
}

/** State shared by the sections while one transaction applies a file. */
export type Change = {
  tx: CatalogTx;
  now: Date;
  trial: Trial | null;
  counts: Count[];
  /** Messages that start with a path in the file. Any fault rolls back the whole change. */
  faults: string[];
  /**
   * Functions that run at the end, in reverse order, so that rows are removed before the rows they
   * refer to.
   */
  removals: (() => Promise<void>)[];
};

type Table = PgTable & { id: PgColumn };
export type Row<Values> = { id: number; position: number; values: Values };

export type Replacing<Values> = {
  /** The name in the report. */
  name: string;
  table: Table;
  /** The stored rows in display order. */
  old: Old<Values>[];
  wanted: WantedRow<Values>[];
  keyOf: (values: Values) => string;
  /**
   * Writes the changed rows. It is needed if the columns of the table differ from `id`, `position`
   * and the fields of the values.
   */
  put?: (rows: Row<Values>[]) => Promise<void>;
  positions?: (pairs: readonly Pair<Values>[]) => number[];
  isOrdered?: boolean;
  /** Other tables that share the id space of this one. */
  apartFrom?: PgTable[];
  /** Runs before the removal and reports the rows that are still in use as faults. */
  beforeRemoval?: (ids: number[]) => Promise<void>;
};

/**
 * Replaces the rows of a table with those of the file and returns their ids. Stored rows that the
 * file does not contain are removed at the end of the change.
 */
export async function replaceRows<Values>(
  change: Change,
  replacing: Replacing<Values>,
): Promise<number[]> {
  const { name, old, wanted, keyOf, positions = positionsOf, isOrdered = true } = replacing;
  const pairs = matchRows(old, wanted, keyOf);
  const ids = await idsOf(change, replacing, pairs);
  const places = positions(pairs);
  const rows = pairs.map((pair, at) => ({ ...pair, id: ids[at] ?? 0, position: places[at] ?? 0 }));
  await write(change, replacing, rows);
  const kept = new Set(ids);
  const gone = old.map(({ id }) => id).filter((id) => !kept.has(id));
  removeInTheEnd(change, replacing, gone);
  change.counts.push({
    name,
    added: rows.filter((row) => !row.old).length,
    changed: rows.filter((row) => row.old && isChanged(row)).length,
    removed: gone.length,
    isReordered: isOrdered && isReordered(pairs),
  });
  return ids;
}

type Placed<Values> = Pair<Values> & Row<Values>;

async function write<Values>(
  { tx, trial }: Change,
  { table, put, wanted, isOrdered = true }: Replacing<Values>,
  rows: Placed<Values>[],
): Promise<void> {
  const changed = rows
    .filter(isChanged)
    .map(({ id, position, values }) => ({ id, position, values }));
  if (put) await put(changed);
  else await putMany(tx, table, changed.map(flat));
  const moved = rows.filter(
    (row) => isOrdered && !isChanged(row) && row.old?.position !== row.position,
  );
  const positions = moved.map(({ id, position }) => ({ id, position }));
  await updateMany(tx, table, positions);
  const isNamed = rows.some(({ old }, at) => !old && wanted[at]?.id !== undefined);
  if (isNamed && !trial) await raiseIds(tx, table);
}

function isChanged<Values>({ old, values }: Placed<Values>): boolean {
  return !isDeepStrictEqual(old?.values, values);
}

/**
 * Returns a row in the form of a table whose columns are `id`, `position` and the fields of the
 * values.
 */
export function flat<Values>({ id, position, values }: Row<Values>) {
  return { ...values, id, position };
}

async function idsOf<Values>(
  change: Change,
  { table, wanted, apartFrom = [] }: Replacing<Values>,
  pairs: Pair<Values>[],
): Promise<number[]> {
  const nameless = pairs.filter(({ old }, at) => !old && wanted[at]?.id === undefined);
  const fresh = await newIds(change, [table, ...apartFrom], nameless.length);
  return pairs.map(({ old }, at) => old?.id ?? wanted[at]?.id ?? fresh.shift() ?? 0);
}

function removeInTheEnd<Values>(
  { tx, faults, removals }: Change,
  { table, beforeRemoval }: Replacing<Values>,
  ids: number[],
): void {
  if (ids.length === 0) return;
  removals.push(async () => {
    const before = faults.length;
    await beforeRemoval?.(ids);
    if (faults.length === before) await tx.delete(table).where(isOneOf(table.id, ids));
  });
}
