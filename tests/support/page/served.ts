import { createServer, type RequestListener, type ServerOptions } from 'node:http';
import { onTestFinished } from 'vitest';
import { listening } from '@/tests/support/process/listening';

/** The address of a server of this test alone. */
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
