import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { lossOf } from './attend';
import type { Connecting } from './primary';

/** Any number, as long as every process of the shop uses the same. */
const LEAD_KEY = 746_201_933;
const AGAIN_AFTER_MS = 1000;

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
      const client = await connected(to);
      isHeld = client !== null && (await takeLead(client, signal));
      if (client && isHeld) await lossOf(client, signal);
      isHeld = false;
      await client?.end().catch(() => {});
      await pause(signal);
    }
  }
}

async function connected(to: Connecting): Promise<Client | null> {
  const { connectionString } = to;
  const client = new to.Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // Whatever is asked of it fails as well.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => {});
    return null;
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

async function pause(signal: AbortSignal): Promise<void> {
  await wait(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {});
}
