import type { PGlite } from '@electric-sql/pglite';

/**
 * The one connection of the embedded database, shared by all worlds: one piece of work at a time,
 * each with the tables of its own world before the common ones.
 */
export class Lane {
  readonly #client: PGlite;
  #last: Promise<unknown> = Promise.resolve();
  #schema = '';

  constructor(client: PGlite) {
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

  async #enter(schema: string): Promise<void> {
    if (schema === this.#schema) return;
    await this.#client.exec(`set search_path to ${schema}, public`);
    this.#schema = schema;
  }
}
