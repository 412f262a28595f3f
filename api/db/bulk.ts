import { getTableColumns, getTableName, type SQL, type SQLChunk, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { admitRequests } from '@/lib/queues/pause-for-requests';
import { type Db, rowsOf } from './database';

type Columns = [string, PgColumn][];

/**
 * Limits for one statement: the number of rows, and the length of their JSON after which no row is
 * added. The embedded database runs nothing else during a statement.
 */
const ROWS_PER_STATEMENT = 500;
const LENGTH_PER_STATEMENT = 128 * 1024;

/**
 * Inserts rows. Each statement has one JSON parameter, because one parameter per field would be
 * slower, and the number of parameters is limited.
 */
export function insertMany<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  return insert(db, table, rows, () => sql``);
}

/**
 * Inserts or updates rows by id. An update never writes the id or another unique column, because
 * even an unchanged key would block transactions that reference the row.
 */
export function putMany<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: (Table['$inferInsert'] & { id: number })[],
): Promise<void> {
  return insert(db, table, rows, (columns) => {
    const taken = columns
      .filter(([, { primary, isUnique }]) => !primary && !isUnique)
      .map(([key]) => sql.identifier(toSnakeCase(key)))
      .map((name) => sql`${name} = excluded.${name}`);
    return sql`on conflict (id) do update set ${listOf(taken)}`;
  });
}

/** Updates the given columns of existing rows. */
export function updateMany<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: (Partial<Table['$inferInsert']> & { id: number })[],
): Promise<void> {
  return write(db, { table, rows }, (columns, given) => {
    const taken = columns
      .filter(([, { primary }]) => !primary)
      .map(([key]) => sql`${sql.identifier(toSnakeCase(key))} = given.${sql.identifier(key)}`);
    return sql`update ${table} set ${listOf(taken)} from ${given} where ${table}.id = given.id`;
  });
}

/**
 * Builds the condition that the column is one of the ids. It has one parameter, because hundreds of
 * parameters would cost more than the statement itself.
 */
export function isOneOf(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = any(${`{${ids.join()}}`}::int[])`;
}

/** Reserves ids from the table's sequence. */
export async function takeIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  if (count === 0) return [];
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select nextval(${sequenceOf(table)})::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** Sets the table's sequence to the largest id in the table. */
export async function restartIds(db: Db, table: PgTable): Promise<void> {
  await db.execute(sql`select setval(${sequenceOf(table)}, coalesce(max(id), 1)) from ${table}`);
}

/** Raises the table's sequence above all ids that it has assigned or that rows use. */
export async function raiseIds(db: Db, table: PgTable, rows: PgTable = table): Promise<void> {
  const sequence = sequenceOf(table);
  const given = sql`pg_sequence_last_value(${sequence}::regclass)`;
  await db.execute(sql`select setval(${sequence}, greatest(max(id), ${given}, 1),
    max(id) is not null or ${given} is not null) from ${rows}`);
}

function insert(
  db: Db,
  table: PgTable,
  rows: object[],
  onConflict: (columns: Columns) => SQL,
): Promise<void> {
  return write(db, { table, rows }, (columns, given) => {
    const names = listOf(columns.map(([key]) => sql.identifier(toSnakeCase(key))));
    const keys = listOf(columns.map(([key]) => sql.identifier(key)));
    const source = sql`select ${keys} from ${given} ${onConflict(columns)}`;
    return sql`insert into ${table} (${names}) ${source}`;
  });
}

async function write(
  db: Db,
  { table, rows }: { table: PgTable; rows: object[] },
  statement: (columns: Columns, given: SQL) => SQL,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const types = listOf(
    columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`),
  );
  for (const json of inStatements(rows)) {
    const given = sql`json_to_recordset(${json}::json) as given (${types})`;
    await db.execute(statement(columns, given));
    await admitRequests();
  }
}

/** Yields the rows as JSON arrays, one per statement. */
function* inStatements(rows: object[]): Generator<string> {
  let batch: string[] = [];
  let length = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    batch.push(json);
    length += json.length;
    if (batch.length < ROWS_PER_STATEMENT && length < LENGTH_PER_STATEMENT) continue;
    yield `[${batch.join()}]`;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield `[${batch.join()}]`;
}

function sequenceOf(table: PgTable): SQL {
  return sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
}

function listOf(parts: SQLChunk[]): SQL {
  return sql.join(parts, sql`, `);
}
