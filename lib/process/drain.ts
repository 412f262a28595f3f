import type { Server } from 'node:http';

/** The number of milliseconds for which a stopping process waits for open requests. */
export const DRAIN_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/** Makes the server close each connection after its response. */
export function closeAfterResponses(server: Server): void {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
}

/**
 * Stops accepting connections and waits for open requests. Closes the connections that are still
 * open after `withinMs`.
 */
export async function drain(server: Server, withinMs = DRAIN_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
