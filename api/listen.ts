import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { StartFailure } from './errors';
import type { Api } from './implement';

export type Listening = { address: string; close: () => Promise<void> };

const DRAIN_MS = 10_000;
/** Longer than any caller keeps a connection that it does not use: it is the one to close it. */
const KEEP_ALIVE_MS = 65_000;

export function listen(
  app: Api,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, (info: AddressInfo) => {
      resolve({ address: `http://${host}:${info.port}`, close });
    });
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? 'is taken' : `cannot be used: ${cause.message}`;
      reject(new StartFailure(`port ${port} of ${host} ${reason}`, { cause }));
    });

    /** Takes nobody new, lets those who are being answered finish, waits for nobody else. */
    function close(): Promise<void> {
      return new Promise((closed) => {
        server.close(() => closed());
        if (!('closeIdleConnections' in server)) return;
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
      });
    }
  });
}
