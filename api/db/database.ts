import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

export const CASING = 'snake_case';

export type Db = PgDatabase<PgQueryResultHKT>;

/** Work that must not run in two processes of the shop at once. */
export type LedWork = 'index' | 'outbox';

/** This process's candidacy for leading one kind of work. `end` withdraws it. */
export type Lead = { isHeld: () => boolean; end: () => Promise<void> };

export type Database = {
  db: Db;
  /** Runs work while no other process of this database runs exclusive work. */
  exclusively: <Result>(work: (own: Maintenance) => Promise<Result>) => Promise<Result>;
  /** Runs work while no process runs the shop on this database, and prevents any from starting. */
  alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Marks this process as running the shop and reports changes. Resolves with a function that ends
   * the session.
   */
  attend: (onChange: () => void) => Promise<() => Promise<void>>;
  /** Takes part in the leader election for one kind of work among the shop's processes. */
  lead: (work: LedWork) => Lead;
  /**
   * Resolves with the first failure that only a restart can repair. Never resolves for a server or
   * a database in memory.
   */
  broken: Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * The database for long work. On a server, it is a separate connection without the statement
 * timeout for shopper requests.
 */
export type Maintenance = Pick<Database, 'db'> & { migrate: (folder: string) => Promise<void> };

/** Runs an SQL statement and returns its rows, whose type the caller determines. */
export async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  // Both drivers return `{ rows }`; the statement determines the shape of a row.
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
