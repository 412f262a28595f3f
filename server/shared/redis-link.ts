import { setTimeout as wait } from 'node:timers/promises';
import type { createClient } from '@redis/client';
import { log } from '@/lib/telemetry/log';

/** What Redis has not answered by then is done without it. */
const ANSWER_WITHIN_MS = 300;
/** After a failure nobody waits for it again, for so long. */
const PAUSE_MS = 1000;
const RECONNECT_MS = { first: 100, longest: 2000 };
/** A connection that is cut without a word is given up. */
const PING_EVERY_MS = 2000;
const SILENT_MS = 6000;

type Client = ReturnType<typeof createClient>;
export type Redis = Pick<RedisLink, 'ask'>;

/** A connection to Redis that is there or not: nothing waits for it long, and nothing fails. */
export class RedisLink {
  readonly #client: Client;
  readonly #now: () => number;
  #pausedUntil = 0;
  #isLost = false;

  private constructor(client: Client, now: () => number) {
    this.#client = client;
    this.#now = now;
    client.on('error', (error: Error) => this.#onLoss(error));
    client.on('ready', () => this.#onReturn());
  }

  /** The package is loaded only where there is a Redis. */
  static async open(url: string, now = performance.now.bind(performance)): Promise<RedisLink> {
    const { createClient, RESP_TYPES } = await import('@redis/client');
    const client = createClient({
      url,
      RESP: 2,
      disableOfflineQueue: true,
      pingInterval: PING_EVERY_MS,
      commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
      socket: {
        connectTimeout: RECONNECT_MS.longest,
        socketTimeout: SILENT_MS,
        reconnectStrategy: (tried) =>
          Math.min(RECONNECT_MS.first * 2 ** tried, RECONNECT_MS.longest),
      },
    });
    const link = new RedisLink(asPlain(client), now);
    const connecting = client.connect().catch((error: Error) => link.#onLoss(error));
    await Promise.race([connecting, wait(RECONNECT_MS.longest, undefined, { ref: false })]);
    return link;
  }

  /** What the work answers; undefined where Redis is gone, or late. */
  async ask<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer | undefined> {
    if (!this.#client.isReady || this.#now() < this.#pausedUntil) return undefined;
    const timer = new AbortController();
    const late = wait(ANSWER_WITHIN_MS, undefined, { signal: timer.signal }).then(() => {
      throw new Error('it does not answer in time');
    });
    try {
      const answer = await Promise.race([work(this.#client), late]);
      this.#onReturn();
      return answer;
    } catch (error) {
      this.#pausedUntil = this.#now() + PAUSE_MS;
      this.#onLoss(error instanceof Error ? error : new Error(String(error)));
      return undefined;
    } finally {
      late.catch(() => {});
      timer.abort();
    }
  }

  close(): void {
    this.#client.destroy();
  }

  /** One line for each time that it is gone. */
  #onLoss(error: Error): void {
    if (!this.#isLost) log.warn(`Redis is not to be had: ${error.message}`);
    this.#isLost = true;
  }

  #onReturn(): void {
    if (this.#isLost) log.warn('Redis is there again.');
    this.#isLost = false;
  }
}

// Commands differ in the types of their answers only, which each caller names itself.
function asPlain(client: unknown): Client {
  return client as Client;
}
