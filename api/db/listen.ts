import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

const AGAIN_AFTER_MS = 1000;

type Options = { url: string; channel: string; onNotice: () => void };

/** Listens on a connection of its own, and again after each loss of it; returns what ends that. */
export function listenTo({ url, channel, onNotice }: Options): () => Promise<void> {
  const ending = new AbortController();
  const listening = listenUntil(ending.signal);
  return async () => {
    ending.abort();
    await listening;
  };

  async function listenUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
      const lost = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', resolve);
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
      client.on('notification', onNotice);
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        // What was said in between.
        onNotice();
        await lost;
      } catch {
        // Whoever waits for notices also looks from time to time.
      }
      await client.end().catch(() => {});
      await wait(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {});
    }
  }
}
