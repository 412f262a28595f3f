import type { Client } from 'pg';
import type { Connecting } from './primary';
import { endSession, lossOf, openSession, pause } from './session';

/** Any number, as long as every process of the shop uses the same. */
const LEAD_KEY = 746_201_933;

/** Of all processes of the shop one leads: it does what must not be done twice at a time. */
export type Lead = { isHeld: () => boolean; end: () => Promise<void> };

/** The only process of its shop. */
export const alwaysLead: Lead = { isHeld: () => true, end: async () => {} };

/** A connection of its own, with which the lead is lost: then another process takes it. */
export function leadServer(to: Connecting): Lead {
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
      isHeld = client !== null && (await takeLead(client, signal));
      if (client && isHeld) await lossOf(client, signal);
      isHeld = false;
      if (client) await endSession(client);
      await pause(signal);
    }
  }
}

/** Waits until whoever holds it has gone; false when the connection is lost, or at the end. */
async function takeLead(client: Client, signal: AbortSignal): Promise<boolean> {
  const take = 'select pg_try_advisory_lock($1) as held';
  try {
    while (!signal.aborted) {
      const { rows } = await client.query<{ held: boolean }>(take, [LEAD_KEY]);
      if (rows[0]?.held) return true;
      await pause(signal);
    }
  } catch {
    // It is connected again.
  }
  return false;
}
