import type { Server } from 'node:http';

/** How long those who are being answered may take. */
export const DRAIN_MS = 10_000;
const SWEEP_EVERY_MS = 50;

/** From now on each connection is given up with the answer it carries. */
export function giveUpConnections(server: Server): void {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
}

/** Takes nobody new, lets those who are being answered finish, waits for nobody else. */
export async function drain(server: Server, withinMs = DRAIN_MS): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), withinMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}
