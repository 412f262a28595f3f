import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import type { Db } from './database';

/**
 * A client whose connection ends when it is silent for longer than its limit. It is needed for a
 * host that is cut off: PostgreSQL cannot end the statement, and the operating system waits for a
 * quarter of an hour.
 */
export class LimitedClient extends Client {
  /** Called when the client has been given up because its server did not answer. */
  onSilent: () => void = () => {};
  readonly #socket: Socket;

  constructor(config?: string | ClientConfig) {
    const socket = new Socket();
    const options = typeof config === 'string' ? { connectionString: config } : config;
    super({ ...options, stream: () => socket });
    this.#socket = socket.on('timeout', () => this.#endUnlessAnswered());
  }

  /** @param ms - How long the server may be silent; 0 for as long as it likes. */
  limitAnswer(ms: number): void {
    this.#socket.setTimeout(ms);
  }

  giveUp(): void {
    const error = new Error('the database server does not answer');
    this.#socket.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  }

  /** An answer may have come while the event loop stood still: it is read before `setImmediate`. */
  #endUnlessAnswered(): void {
    const { bytesRead } = this.#socket;
    setImmediate(() => {
      if (this.#socket.bytesRead !== bytesRead) return;
      this.giveUp();
      this.onSilent();
    });
  }
}

/**
 * Limits the answers to each client while somebody uses it. When one of them is given up, so are the
 * idle ones: they lead to the same server, and each would cost another request its time.
 */
export function limitAnswers(pools: Pool[], ms: number): void {
  const idle = new Set<LimitedClient>();
  const giveUpIdle = () => {
    for (const client of idle) client.giveUp();
  };
  for (const pool of pools) {
    pool.on('acquire', (client) => {
      if (!(client instanceof LimitedClient)) return;
      idle.delete(client);
      client.onSilent = giveUpIdle;
      client.limitAnswer(ms);
    });
    pool.on('release', (_error, client) => {
      if (!(client instanceof LimitedClient)) return;
      idle.add(client);
      client.limitAnswer(0);
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

/** Lifts the limits of shoppers' statements for the rest of a transaction, such as an import's. */
export async function withoutLimits(tx: Db): Promise<void> {
  const client = clients.get(tx);
  if (client instanceof LimitedClient) client.limitAnswer(0);
  await tx.execute(sql`set local statement_timeout = 0`);
}
