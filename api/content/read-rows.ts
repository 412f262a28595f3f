import { asc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { isOneOf } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { admitRequests } from '@/lib/queues/pause-for-requests';
import type { Old } from './match-rows';

type WithId = PgTable & { id: PgColumn };
type Ordered = WithId & { position: PgColumn };
type ValuesOf<Table extends Ordered> = Omit<Table['$inferSelect'], 'id' | 'position'>;

/**
 * Number of rows with long texts to read per statement. Each row can contain 200 KB of text, and a
 * statement on the embedded database blocks a running shop.
 */
const LONG_ROWS_PER_STATEMENT = 5;

/** Reads all rows of a table in display order. */
export async function readRows<Table extends Ordered>(
  db: Db,
  table: Table,
): Promise<Old<ValuesOf<Table>>[]> {
  const columns: Ordered = table;
  return oldOf<Table>(
    await db
      .select()
      .from(columns)
      .orderBy(...displayOrder(columns)),
  );
}

/** Like {@link readRows}, for rows with long texts. */
export async function readLongRows<Table extends Ordered>(
  db: Db,
  table: Table,
): Promise<Old<ValuesOf<Table>>[]> {
  return oldOf<Table>(await selectLongRows(db, table, displayOrder(table)));
}

/** Reads all rows of a table in the given order, a few at a time. */
export async function selectLongRows<Table extends WithId>(
  db: Db,
  table: Table,
  order: SQL[],
): Promise<Table['$inferSelect'][]> {
  const columns: WithId = table;
  const named = await db
    .select({ id: columns.id })
    .from(columns)
    .orderBy(...order);
  const ids = named.map(({ id }) => Number(id));
  const rows: Table['$inferSelect'][] = [];
  for (let start = 0; start < ids.length; start += LONG_ROWS_PER_STATEMENT) {
    const batch = ids.slice(start, start + LONG_ROWS_PER_STATEMENT);
    const isInBatch = isOneOf(columns.id, batch);
    const read = db.select().from(columns).where(isInBatch);
    rows.push(...(await read.orderBy(...order)));
    await admitRequests();
  }
  return rows;
}

function displayOrder({ position, id }: Ordered): SQL[] {
  return [asc(position), asc(id)];
}

// The rows were selected from this table, so they have its type.
function oldOf<Table extends Ordered>(rows: Record<string, unknown>[]): Old<ValuesOf<Table>>[] {
  const old: object[] = rows.map(({ id, position, ...values }) => ({ id, position, values }));
  return old as Old<ValuesOf<Table>>[];
}
