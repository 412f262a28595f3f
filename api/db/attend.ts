import type { Client } from 'pg';
import { CHANGES_CHANNEL } from './change-events';
import type { Connecting } from './primary';
import { endSession, lossOf, openSession, pause } from './session';

/** Lease that every process of the shop holds in shared mode. A restore holds it exclusively. */
export const LEASE_KEY = 746_201_932;

/**
 * Opens a session that marks this process as running the shop and receives notifications of
 * changes. A lost connection is replaced.
 * @returns A function that ends the session, or `null` while another process has the exclusive
 * lease.
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
      // The session reconnects later. In the meantime, processes detect changes by polling.
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
      // Covers notifications that were sent before `listen`.
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
