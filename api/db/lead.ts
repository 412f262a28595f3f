import type { Client } from 'pg';
import type { Lead, LedWork } from './database';
import type { Connecting } from './primary';
import { endSession, lossOf, openSession, pause } from './session';

/** The advisory lock that the leader for each kind of work holds. The numbers are arbitrary. */
const LEAD_KEYS: Record<LedWork, number> = { index: 746_201_933, outbox: 746_201_935 };

/** The lead of the shop's only process, which has no competitors. */
export const alwaysLead: Lead = { isHeld: () => true, end: async () => {} };

/**
 * Competes for leadership on a separate connection. If the connection is lost, another process
 * becomes the leader.
 */
export function leadServer(to: Connecting, work: LedWork): Lead {
  const ending = new AbortController();
  let isHeld = false;
  const leading = leadUntil(ending.signal);
  return {
    isHeld: () => isHeld,
    async end() {
      ending.abort();
      await leading;
    },
  };

  async function leadUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const client = await openSession(to).catch(() => null);
      isHeld = client !== null && (await takeLead(client, LEAD_KEYS[work], signal));
      if (client && isHeld) await lossOf(client, signal);
      isHeld = false;
      if (client) await endSession(client);
      await pause(signal);
    }
  }
}

/**
 * Waits until this process becomes the leader. Returns `false` when the connection is lost or the
 * wait is aborted.
 */
async function takeLead(client: Client, key: number, signal: AbortSignal): Promise<boolean> {
  const take = 'select pg_try_advisory_lock($1) as held';
  try {
    while (!signal.aborted) {
      const { rows } = await client.query<{ held: boolean }>(take, [key]);
      if (rows[0]?.held) return true;
      await pause(signal);
    }
  } catch {
    // The caller reconnects.
  }
  return false;
}
