import type { PGlite } from '@electric-sql/pglite';
import { leaveTexts } from '@/api/db/embedded';
import { createMutex } from '@/lib/queues/mutex';
import { CommonTables } from './own-tables';

/** System tables that keep rows for every table that a world creates. */
const GROWING = [
  'pg_attribute',
  'pg_class',
  'pg_type',
  'pg_index',
  'pg_depend',
  'pg_shdepend',
  'pg_constraint',
  'pg_attrdef',
  'pg_sequence',
  'pg_trigger',
  'pg_statistic',
];

/** The schema of a world or of a snapshot. `schema` is `null` until the first write. */
export type WorldSchema = { schema: string | null; isGone: boolean };

/** The tables that all worlds share. */
export const COMMON: WorldSchema = { schema: 'public', isGone: false };

/** Returns the schema of a world that has no tables of its own yet. */
export function newWorldSchema(): WorldSchema {
  return { schema: null, isGone: false };
}

/**
 * The single connection of the embedded database, shared by all worlds.
 *
 * Tasks run one at a time, each with the tables of its world before the common ones in the search
 * path.
 */
export class SerialConnection {
  readonly tables = new CommonTables();
  readonly #client: PGlite;
  readonly #mutex = createMutex();
  #schema = '';
  #made = 0;
  /** Schemas that no world uses. */
  readonly #free: string[] = [];
  /** Schemas of worlds that were dropped during a request. */
  readonly #late: WorldSchema[] = [];

  constructor(client: PGlite) {
    leaveTexts(client);
    this.#client = client;
  }

  run<Result>(
    place: WorldSchema,
    work: (client: PGlite, schema: string) => Promise<Result>,
  ): Promise<Result> {
    return this.#alone(async (client) => {
      const schema = place.schema ?? this.#take(place);
      await this.#enter(schema);
      return work(client, schema);
    });
  }

  /**
   * Runs a read of a world. Worlds without tables of their own share one search path, because each
   * change of the path discards the query plans.
   */
  read<Result>(place: WorldSchema, work: (client: PGlite) => Promise<Result>): Promise<Result> {
    return this.#alone(async (client) => {
      await this.#enter(place.schema ?? 'public');
      return work(client);
    });
  }

  drop(place: WorldSchema): Promise<void> {
    return this.#alone(() => {
      place.isGone = true;
      return this.#leave(place);
    });
  }

  /**
   * Prepares this number of schemas, each with the same tables as the most recently dropped world.
   */
  async stock(count: number): Promise<void> {
    const last = this.#free.at(-1) ?? this.#newSchema();
    while (this.#free.length < count) {
      const schema = this.#newSchema();
      await this.#alone((client) =>
        this.tables.transaction(client, schema, (tx) => this.tables.ownLike(tx, schema, last)),
      );
      this.#free.push(schema);
    }
  }

  /** Frees the files, the rows of system tables and the log that dropped tables leave behind. */
  tidy(): Promise<void> {
    return this.#alone(async (client) => {
      for (const place of this.#late.splice(0)) await this.#leave(place);
      await client.exec('reset role');
      for (const table of GROWING) await client.exec(`vacuum pg_catalog.${table}`);
      await client.exec('checkpoint');
      await client.exec('set role worlds');
    });
  }

  #alone<Result>(work: (client: PGlite) => Promise<Result>): Promise<Result> {
    return this.#mutex(() => work(this.#client));
  }

  #take(place: WorldSchema): string {
    place.schema = this.#free.pop() ?? this.#newSchema();
    if (place.isGone) this.#late.push(place);
    return place.schema;
  }

  #newSchema(): string {
    this.#made += 1;
    return `world_${this.#made}`;
  }

  async #leave(place: WorldSchema): Promise<void> {
    const { schema } = place;
    if (schema === null) return;
    place.schema = null;
    await this.tables.clear(this.#client, schema);
    this.#free.push(schema);
  }

  async #enter(schema: string): Promise<void> {
    if (schema === this.#schema) return;
    await this.#client.exec(`set search_path to ${schema}, public`);
    this.#schema = schema;
  }
}
