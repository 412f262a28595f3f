import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Lead } from './lead';

export const CASING = 'snake_case';

export type Db = PgDatabase<PgQueryResultHKT>;

export type Database = {
  db: Db;
  /** Runs the work while no other process of this database runs any. */
  exclusively: <Result>(work: (own: Maintenance) => Promise<Result>) => Promise<Result>;
  /** Runs the work unless a process runs the shop on this database, and lets none begin to. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** Says that this process runs the shop, and hears of changes by others; resolves with the end. */
  attend: (onChange: () => void) => Promise<() => Promise<void>>;
  /** Takes the lead among the processes of the shop as soon as nobody has it. */
  lead: () => Lead;
  /** Resolves with the failure after which only a new process can go on; a server has none. */
  broken: Promise<unknown>;
  close: () => Promise<void>;
};

/** A connection of its own, without the limits of the shoppers' statements. */
export type Maintenance = Pick<Database, 'db'> & { migrate: (folder: string) => Promise<void> };

export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Both drivers answer `{ rows }`; the shape of a row is what the statement selects.
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
