import type { PGlite } from '@electric-sql/pglite';
import { leaveTexts } from '@/api/db/embedded';

/** Of every table that a world makes these keep some rows. */
const GROWING = [
  ...['pg_attribute', 'pg_class', 'pg_type', 'pg_index', 'pg_depend', 'pg_shdepend'],
  ...['pg_constraint', 'pg_attrdef', 'pg_sequence', 'pg_trigger', 'pg_statistic'],
];

/**
 * The one connection of the embedded database, shared by all worlds: one piece of work at a time,
 * each with the tables of its own world before the common ones.
 */
export class SerialConnection {
  readonly #client: PGlite;
  #last: Promise<unknown> = Promise.resolve();
  #schema = '';

  constructor(client: PGlite) {
    leaveTexts(client);
    this.#client = client;
  }

  run<Result>(schema: string, work: (client: PGlite) => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(async () => {
      await this.#enter(schema);
      return work(this.#client);
    });
    // Whoever is next does not care how this one ended.
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Gives back what dropped worlds held: their files, their rows in the catalogue, their log. */
  tidy(): Promise<void> {
    return this.run('public', async (client) => {
      await client.exec('reset role');
      for (const table of GROWING) await client.exec(`vacuum pg_catalog.${table}`);
      await client.exec('checkpoint');
      await client.exec('set role worlds');
    });
  }

  async #enter(schema: string): Promise<void> {
    if (schema === this.#schema) return;
    await this.#client.exec(`set search_path to ${schema}, public`);
    this.#schema = schema;
  }
}
