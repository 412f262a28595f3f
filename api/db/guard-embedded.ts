import type { Transaction } from '@electric-sql/pglite';
import { OutOfRoom } from '@/api/shared/errors';
import type { Client } from './embedded';
import { endsEmbedded, READ_ONLY, reasonOf, sqlState } from './failure';
import type { Room } from './folder-room';

type Query = Transaction['query'];
type GuardEmbeddedOptions = {
  room: Room;
  /** Called once, with the first failure after which the database must be reopened. */
  onBroken: (error: unknown) => void;
};

/**
 * The size of the write-ahead log that causes a checkpoint. The embedded database has no
 * checkpointer, so it would keep its whole log.
 */
const LOG_MAX_BYTES = 32 * 1024 * 1024;
const LOOK_AT_LOG_EVERY_MS = 5000;
/** Bytes of the log since the last checkpoint. */
const LOG_BYTES = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
  from pg_control_checkpoint()`;

/**
 * Wraps the client of the embedded database and monitors every query.
 *
 * - While its folder has little free space, its transactions are read-only, so PostgreSQL rejects
 * writes. A transaction that is running when space becomes low becomes read-only too.
 * - After a failure of its files (`endsEmbedded`), it receives no further queries, because they
 * might never return.
 */
export function guardEmbedded(client: Client, options: GuardEmbeddedOptions): Client {
  const guard = new Guard(client, options);
  return {
    query: asQuery((...given) => guard.watch(() => client.query(...given))),
    transaction: (work) =>
      guard.watch(() => client.transaction((tx) => work(guard.whileThereIsRoom(tx)))),
  };
}

class Guard {
  readonly #client: Client;
  readonly #options: GuardEmbeddedOptions;
  #broken: unknown = null;
  #isReadOnly = false;
  #logSeenAt = performance.now();

  constructor(client: Client, options: GuardEmbeddedOptions) {
    this.#client = client;
    this.#options = options;
  }

  async watch<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#requireOpen();
    try {
      await this.#prepare();
      return await work();
    } catch (error) {
      this.#note(error);
      if (!this.#isLow() || sqlState(error) !== READ_ONLY) throw error;
      throw new OutOfRoom('a write was rejected: too little disk space', { cause: error });
    }
  }

  whileThereIsRoom(tx: Transaction): Transaction {
    let mayWrite = !this.#isReadOnly;
    const query = async (...given: Parameters<Query>) => {
      this.#requireOpen();
      if (mayWrite && this.#isLow()) {
        mayWrite = false;
        await tx.query('set transaction read only');
      }
      return tx.query(...given);
    };
    return { ...tx, query: asQuery(query) };
  }

  #isLow(): boolean {
    return this.#options.room.isLow();
  }

  #requireOpen(): void {
    if (!this.#broken) return;
    const message = `the embedded database is closed after a failure: ${reasonOf(this.#broken)}`;
    throw Object.assign(new Error(message), { code: '57P03' });
  }

  #note(error: unknown): void {
    if (this.#broken || !endsEmbedded(error)) return;
    this.#broken = error;
    this.#options.onBroken(error);
  }

  async #prepare(): Promise<void> {
    if (performance.now() - this.#logSeenAt > LOOK_AT_LOG_EVERY_MS) await this.#shortenLog();
    const isLow = this.#isLow();
    if (isLow === this.#isReadOnly) return;
    await this.#client.query(`set default_transaction_read_only = ${isLow ? 'on' : 'off'}`);
    this.#isReadOnly = isLow;
  }

  async #shortenLog(): Promise<void> {
    this.#logSeenAt = performance.now();
    const { rows } = await this.#client.query<{ bytes: number }>(LOG_BYTES);
    const isLong = (rows[0]?.bytes ?? 0) > LOG_MAX_BYTES;
    // A checkpoint writes files. In a full folder it would crash the database, which can still
    // serve reads.
    if (isLong && !this.#isLow()) await this.#client.query('checkpoint');
  }
}

// The caller determines the type of the rows.
function asQuery(query: (...given: Parameters<Query>) => Promise<unknown>): Query {
  return query as Query;
}
