import { getTableColumns, getTableName, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

const CHUNK = 5000;

/**
 * Many rows of one shape in few statements: each takes its rows as one JSON parameter, because a
 * parameter for every field costs more time than the insert and is limited in number.
 */
export async function insertMany<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = listOf(columns.map(([key]) => sql.identifier(toSnakeCase(key))));
  const keys = listOf(columns.map(([key]) => sql.identifier(key)));
  const types = listOf(
    columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
  );
  for (let start = 0; start < rows.length; start += CHUNK) {
    const json = JSON.stringify(rows.slice(start, start + CHUNK));
    await db.execute(
      sql`insert into ${table} (${names}) select ${keys} from json_to_recordset(${json}::json) as given (${types})`,
    );
  }
}

/** So that the next row gets an id above those written with their own. */
export async function restartIds(db: Db, table: PgTable): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), coalesce(max(id), 1)) from ${table}`,
  );
}

function listOf(parts: SQLChunk[]): SQL {
  return sql.join(parts, sql`, `);
}
