import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Api } from '@/api/http/implement';
import { StartFailure } from '@/api/shared/errors';
import { HEADER_BYTES_MAX } from '@/lib/constants';
import { closeAfterResponses, drain } from '@/lib/process/drain';

export type Listening = { address: string; close: () => Promise<void> };

/**
 * How long idle connections stay open. Clients keep them for a shorter time, so the clients close
 * them first.
 */
const KEEP_ALIVE_MS = 65_000;

/**
 * Starts the HTTP server. `close` waits for open requests.
 * @throws StartFailure when the port is taken or cannot be used.
 */
export function listen(
  app: Api,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const handle = getRequestListener(app.fetch, { hostname: host });
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: HEADER_BYTES_MAX },
    handle,
  );
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason =
        cause.code === 'EADDRINUSE' ? 'is already in use' : `cannot be used: ${cause.message}`;
      reject(new StartFailure(`port ${port} on ${host} ${reason}`, { cause }));
    });
    server.listen(port, host, () => {
      resolve({ address: `http://${host}:${portOf(server)}`, close });
    });
  });

  function close(): Promise<void> {
    closeAfterResponses(server);
    return drain(server);
  }
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string')
    throw new Error('the server is not listening on a port');
  return address.port;
}
