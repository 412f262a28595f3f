import type { PGlite } from '@electric-sql/pglite';
import { leaveTexts } from '@/api/db/embedded';
import { CommonTables } from './own-tables';

/** System tables that keep rows of every table that a world creates. */
const GROWING = [
  ...['pg_attribute', 'pg_class', 'pg_type', 'pg_index', 'pg_depend', 'pg_shdepend'],
  ...['pg_constraint', 'pg_attrdef', 'pg_sequence', 'pg_trigger', 'pg_statistic'],
];

/**
 * The one connection of the embedded database, shared by all worlds: one piece of work at a time,
 * with the tables of its own world before the common ones in the search path.
 */
export class SerialConnection {
  readonly tables = new CommonTables();
  readonly #client: PGlite;
  #last: Promise<unknown> = Promise.resolve();
  #schema = '';

  constructor(client: PGlite) {
    leaveTexts(client);
    this.#client = client;
  }

  run<Result>(schema: string, work: (client: PGlite) => Promise<Result>): Promise<Result> {
    return this.#take(() => schema, work);
  }

  /** Worlds without tables of their own read in one search path: each change of it costs a plan. */
  read<Result>(schema: string, work: (client: PGlite) => Promise<Result>): Promise<Result> {
    return this.#take(() => (this.tables.hasAny(schema) ? schema : 'public'), work);
  }

  async drop(schema: string): Promise<void> {
    await this.run('public', (client) => client.exec(`drop schema if exists ${schema} cascade`));
    this.tables.forget(schema);
  }

  /** Frees what dropped worlds leave behind: files, rows of the system tables, the log. */
  tidy(): Promise<void> {
    return this.run('public', async (client) => {
      await client.exec('reset role');
      for (const table of GROWING) await client.exec(`vacuum pg_catalog.${table}`);
      await client.exec('checkpoint');
      await client.exec('set role worlds');
    });
  }

  #take<Result>(schema: () => string, work: (client: PGlite) => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(async () => {
      await this.#enter(schema());
      return work(this.#client);
    });
    // A failure must not stop the next piece of work.
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  async #enter(schema: string): Promise<void> {
    if (schema === this.#schema) return;
    await this.#client.exec(`set search_path to ${schema}, public`);
    this.#schema = schema;
  }
}
