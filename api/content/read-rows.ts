import { asc } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/api/db/database';
import type { Old } from './match-rows';

type Ordered = PgTable & { id: PgColumn; position: PgColumn };
type ValuesOf<Table extends Ordered> = Omit<Table['$inferSelect'], 'id' | 'position'>;

/** All rows of a table, in the order in which they are shown. */
export async function readRows<Table extends Ordered>(
  db: Db,
  table: Table,
): Promise<Old<ValuesOf<Table>>[]> {
  const columns: Ordered = table;
  const rows = await db.select().from(columns).orderBy(asc(columns.position), asc(columns.id));
  return asRowsOf<Table>(rows.map(({ id, position, ...values }) => ({ id, position, values })));
}

// They were selected from that table: its type says what is in them.
function asRowsOf<Table extends Ordered>(rows: object[]): Old<ValuesOf<Table>>[] {
  return rows as Old<ValuesOf<Table>>[];
}
