import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { CHANGES_CHANNEL } from './change-events';
import type { Connecting } from './primary';

const AGAIN_AFTER_MS = 1000;
/** Held by each process that runs the shop, together; alone by whoever replaces the shop. */
export const LEASE_KEY = 746_201_932;

/**
 * A connection of its own, which says that this process runs the shop and hears of changes by
 * others. A lost one is replaced. Resolves with what ends it, or with null if someone is alone with
 * the database.
 */
export async function attendServer(
  to: Connecting,
  onChange: () => void,
): Promise<(() => Promise<void>) | null> {
  const ending = new AbortController();
  const first = await attend(to, onChange);
  if (!first) return null;
  const attending = attendUntil(ending.signal, first);
  return async () => {
    ending.abort();
    await attending;
  };

  async function attendUntil(signal: AbortSignal, client: Client): Promise<void> {
    let current: Client | null = client;
    while (!signal.aborted) {
      if (current) await lossOf(current, signal);
      await current?.end().catch(() => {});
      await wait(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {});
      // Whoever waits for a change also looks from time to time.
      current = signal.aborted ? null : await attend(to, onChange).catch(() => null);
    }
    await current?.end().catch(() => {});
  }
}

async function attend(to: Connecting, onChange: () => void): Promise<Client | null> {
  const { connectionString } = to;
  const client = new to.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('notification', onChange);
  // It ends as well, which is what counts.
  client.on('error', () => {});
  try {
    await client.connect();
    const lease = 'select pg_try_advisory_lock_shared($1) as held';
    const { rows } = await client.query<{ held: boolean }>(lease, [LEASE_KEY]);
    if (rows[0]?.held) {
      await client.query(`listen ${CHANGES_CHANNEL}`);
      // What was said in between.
      onChange();
      return client;
    }
    await client.end();
    return null;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

export function lossOf(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', () => resolve());
    client.once('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
