import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { onTestFinished } from 'vitest';
import { listening } from '@/tests/support/process/listening';

/** Starts a server for this test and returns its address. */
export async function served(
  listener: RequestListener,
  options: ServerOptions = {},
): Promise<string> {
  const server = createServer(options, listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${await listening(server)}`;
}
