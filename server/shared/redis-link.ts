import { setTimeout as wait } from 'node:timers/promises';
import type { createClient } from '@redis/client';
import { log } from '@/lib/telemetry/log';

/** The time limit of a command. When Redis takes longer, the storefront continues without it. */
const RESPONSE_WITHIN_MS = 300;
/** The time for which commands are skipped after a failure. */
const PAUSE_MS = 1000;
const RECONNECT_MS = { first: 100, longest: 2000 };
/** The interval between pings, which detect connections that were cut silently. */
const PING_EVERY_MS = 2000;
const SILENT_MS = 6000;

type Client = ReturnType<typeof createClient>;
export type Redis = Pick<RedisLink, 'run'>;

/** A connection to Redis that may be unavailable: commands neither wait long nor fail. */
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

  /**
   * Connects to Redis. The client package is loaded only here, so storefronts without Redis do not
   * load it.
   */
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

  /** Runs commands. Returns `undefined` while Redis is unavailable or when it responds too late. */
  async run<Result>(work: (client: Client) => Promise<Result>): Promise<Result | undefined> {
    if (!this.#client.isReady || this.#now() < this.#pausedUntil) return undefined;
    const timer = new AbortController();
    const late = wait(RESPONSE_WITHIN_MS, undefined, { signal: timer.signal }).then(() => {
      throw new Error('no response in time');
    });
    try {
      const result = await Promise.race([work(this.#client), late]);
      this.#onReturn();
      return result;
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

  /** Logs one line per outage. */
  #onLoss(error: Error): void {
    if (!this.#isLost)
      log.warn(`Redis is unavailable: ${error.message}. Pages are rendered without it.`);
    this.#isLost = true;
  }

  #onReturn(): void {
    if (this.#isLost) log.warn('Redis is available again.');
    this.#isLost = false;
  }
}

// Commands differ only in the types of their replies, which each caller specifies.
function asPlain(client: unknown): Client {
  return client as Client;
}
