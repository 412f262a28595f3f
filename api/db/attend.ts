import type { Client } from 'pg';
import { CHANGES_CHANNEL } from './change-events';
import type { Connecting } from './primary';
import { endSession, lossOf, openSession, pause } from './session';

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
      if (current) {
        await lossOf(current, signal);
        await endSession(current);
      }
      await pause(signal);
      // Whoever waits for a change also looks from time to time.
      current = signal.aborted ? null : await attend(to, onChange).catch(() => null);
    }
    if (current) await endSession(current);
  }
}

async function attend(to: Connecting, onChange: () => void): Promise<Client | null> {
  const client = await openSession(to);
  client.on('notification', onChange);
  try {
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
    await endSession(client);
    throw error;
  }
}
