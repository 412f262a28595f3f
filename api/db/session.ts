import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Connecting } from './primary';

const CONNECT_WITHIN_MS = 5000;
const AGAIN_AFTER_MS = 1000;
const BEAT_MS = 10_000;
const RESPONSE_WITHIN_MS = 5000;

/**
 * Opens a separate connection for locks and notifications. These last as long as the connection.
 * The connection closes when its server does not respond, because a lock on a host that is cut off
 * from the network protects nothing.
 */
export async function openSession(
  { Client, connectionString }: Connecting,
  { beatMs = BEAT_MS, responseMs = RESPONSE_WITHIN_MS } = {},
): Promise<Client> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  // After an error the connection ends, and pending queries fail.
  client.on('error', () => {});
  try {
    await client.connect();
    client.limitSilence(beatMs + responseMs);
    const beat = setInterval(() => client.query('select 1').catch(() => {}), beatMs);
    client.once('end', () => clearInterval(beat));
    return client;
  } catch (error) {
    await endSession(client);
    throw error;
  }
}

export async function endSession(client: Client): Promise<void> {
  await client.end().catch(() => {});
}

/** Resolves when the connection is lost or the signal aborts. */
export function lossOf(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    client.once('end', () => resolve());
    client.once('error', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Waits before the next attempt, unless the signal aborts. */
export async function pause(signal: AbortSignal): Promise<void> {
  await wait(AGAIN_AFTER_MS, undefined, { signal }).catch(() => {});
}
