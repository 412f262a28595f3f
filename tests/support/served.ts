import { createServer, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listening } from './listening';

/** The address of a server of this test alone. */
export async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${await listening(server)}`;
}
