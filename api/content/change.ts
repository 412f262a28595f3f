import { isDeepStrictEqual } from 'node:util';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CatalogueTx } from '@/api/catalogue/catalogue-changed';
import { isOneOf, takeIds, updateMany } from '@/api/db/bulk';
import {
  isReordered,
  matchRows,
  type Old,
  type Pair,
  positionsOf,
  type Wanted,
} from './match-rows';

export type Count = {
  name: string;
  added: number;
  changed: number;
  removed: number;
  isReordered: boolean;
};

/** What the sections share while a file is brought in, in one transaction. */
export type Change = {
  tx: CatalogueTx;
  now: Date;
  counts: Count[];
  /** Each names its place in the file; with one of them nothing is changed. */
  faults: string[];
  /** Run in the end from the last to the first: what others refer to goes after them. */
  removals: (() => Promise<void>)[];
};

type Table = PgTable & { id: PgColumn };
export type Row<Values> = { id: number; position: number; values: Values };

export type Replacing<Values> = {
  /** As the report says it. */
  name: string;
  table: Table;
  /** In the order in which they are shown. */
  old: Old<Values>[];
  wanted: Wanted<Values>[];
  keyOf: (values: Values) => string;
  put: (rows: Row<Values>[]) => Promise<void>;
  positions?: (pairs: readonly Pair<Values>[]) => number[];
  isOrdered?: boolean;
  newIds?: (count: number) => Promise<number[]>;
  /** Before they go: says in faults who still needs them. */
  beforeRemoval?: (ids: number[]) => Promise<void>;
};

/** Makes the table's rows those wanted, and tells their ids; what is gone is removed in the end. */
export async function replaceRows<Values>(
  change: Change,
  replacing: Replacing<Values>,
): Promise<number[]> {
  const { old, wanted, keyOf, positions = positionsOf, isOrdered = true } = replacing;
  const pairs = matchRows(old, wanted, keyOf);
  const ids = await idsOf(change, replacing, pairs);
  const places = positions(pairs);
  const rows = pairs.map(({ values }, at) => ({
    id: ids[at] ?? 0,
    position: places[at] ?? 0,
    values,
  }));
  const isNew = (at: number) => pairs[at]?.old === null;
  const isChanged = (at: number) => !isDeepStrictEqual(pairs[at]?.old?.values, rows[at]?.values);
  const isMoved = ({ position }: { position: number }, at: number) =>
    isOrdered && pairs[at]?.old?.position !== position;

  await replacing.put(rows.filter((_, at) => isChanged(at)));
  const moved = rows.filter((row, at) => !isChanged(at) && isMoved(row, at));
  await updateMany(
    change.tx,
    replacing.table,
    moved.map(({ id, position }) => ({ id, position })),
  );
  const kept = new Set(ids);
  const gone = old.map(({ id }) => id).filter((id) => !kept.has(id));
  removeInTheEnd(change, replacing, gone);
  change.counts.push({
    name: replacing.name,
    added: rows.filter((_, at) => isNew(at)).length,
    changed: rows.filter((_, at) => !isNew(at) && isChanged(at)).length,
    removed: gone.length,
    isReordered: isOrdered && isReordered(pairs),
  });
  return ids;
}

/** The columns of a row. */
export function flat<Values>({ id, position, values }: Row<Values>) {
  return { ...values, id, position };
}

async function idsOf<Values>(
  { tx }: Change,
  { table, wanted, newIds = (count) => takeIds(tx, table, count) }: Replacing<Values>,
  pairs: Pair<Values>[],
): Promise<number[]> {
  const nameless = pairs.filter(({ old }, at) => !old && wanted[at]?.id === undefined);
  const fresh = await newIds(nameless.length);
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
