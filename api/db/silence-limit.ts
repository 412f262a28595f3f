import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import type { Db } from './database';

/**
 * A client that closes its connection when the server is silent for longer than a limit. It handles
 * hosts that are cut off from the network: PostgreSQL cannot end the statement, and the operating
 * system would wait for a quarter of an hour.
 */
export class LimitedClient extends Client {
  /** Called when the client has closed its connection because the server did not respond. */
  onSilent: () => void = () => {};
  readonly #socket: Socket;

  constructor(config?: string | ClientConfig) {
    const socket = new Socket();
    const options = typeof config === 'string' ? { connectionString: config } : config;
    super({ ...options, stream: () => socket });
    this.#socket = socket.on('timeout', () => this.#endUnlessResponded());
  }

  /**
   * Limits how long the server may be silent before the connection closes.
   * @param ms - Milliseconds; 0 for no limit.
   */
  limitSilence(ms: number): void {
    this.#socket.setTimeout(ms);
  }

  giveUp(): void {
    const error = new Error('the database server does not respond');
    this.#socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  }

  /**
   * Closes the connection unless a response has arrived. A response that arrived while the event
   * loop was blocked is read before the `setImmediate` callback runs.
   */
  #endUnlessResponded(): void {
    const { bytesRead } = this.#socket;
    setImmediate(() => {
      if (this.#socket.bytesRead !== bytesRead) return;
      this.giveUp();
      this.onSilent();
    });
  }
}

/**
 * Limits how long the server may be silent while a client is in use. When a client times out, all
 * idle clients are closed too: they are connected to the same server, and each would delay another
 * request.
 */
export function limitServerSilence(pools: Pool[], ms: number): void {
  const idle = new Set<LimitedClient>();
  const giveUpIdle = () => {
    for (const client of idle) client.giveUp();
  };
  for (const pool of pools) {
    pool.on('acquire', (client) => {
      if (!(client instanceof LimitedClient)) return;
      idle.delete(client);
      client.onSilent = giveUpIdle;
      client.limitSilence(ms);
    });
    pool.on('release', (_error, client) => {
      if (!(client instanceof LimitedClient)) return;
      idle.add(client);
      client.limitSilence(0);
    });
    pool.on('remove', (client) => {
      if (client instanceof LimitedClient) idle.delete(client);
    });
  }
}

const clients = new WeakMap<Db, PoolClient>();

/** Records which client runs a transaction, for {@link withoutLimits}. */
export function noteClient(tx: Db, client: PoolClient): void {
  clients.set(tx, client);
}

/**
 * Lifts the limits for shoppers' statements during the rest of a long transaction, such as an
 * import.
 */
export async function withoutLimits(tx: Db): Promise<void> {
  const client = clients.get(tx);
  if (client instanceof LimitedClient) client.limitSilence(0);
  await tx.execute(sql`set local statement_timeout = 0`);
}
