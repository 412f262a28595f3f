import { asc } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '@/api/db/database';
import type { Old } from './match-rows';

type Ordered = PgTable & { id: PgColumn; position: PgColumn };
type ValuesOf<Table extends Ordered> = Omit<Table['$inferSelect'], 'id' | 'position'>;

/** Reads all rows of a table in display order. */
export async function readRows<Table extends Ordered>(
  db: Db,
  table: Table,
): Promise<Old<ValuesOf<Table>>[]> {
  const columns: Ordered = table;
  const rows = await db.select().from(columns).orderBy(asc(columns.position), asc(columns.id));
  return asRowsOf<Table>(rows.map(({ id, position, ...values }) => ({ id, position, values })));
}

// The rows were selected from that table, so they have its type.
function asRowsOf<Table extends Ordered>(rows: object[]): Old<ValuesOf<Table>>[] {
  return rows as Old<ValuesOf<Table>>[];
}
