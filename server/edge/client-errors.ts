import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { REQUEST_ID_HEADER, requestIdFrom } from '@/lib/telemetry/request-context';
import type { Site } from '@/server/site';
import { refuse } from './refuse';

/**
 * Node's parser rejects request headers above this size. Smaller headers that exceed the handler's
 * own limit get an error page from the handler.
 */
export const PARSED_HEADER_BYTES_MAX = 128 * 1024;
/** The time that a client has to read the error page while it may still be sending headers. */
const LINGER_MS = 2000;

type ClientError = Error & { code?: string; rawPacket?: Buffer };

const bareStatuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
};

/**
 * Responds to requests that Node cannot parse. Headers that are too long get an error page; other
 * errors get only a status line.
 */
export function handleClientErrors(
  server: Server,
  { site, isResponding }: { site: Site; isResponding: (socket: Socket) => boolean },
): void {
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: ClientError, socket) => {
    // Node emits the event again for every further packet of a rejected request.
    if (refused.has(socket)) return;
    refused.add(socket);
    const isOpen = socket instanceof Socket && socket.writable && !isResponding(socket);
    if (!isOpen) socket.destroy(error);
    else if (error.code === 'HPE_HEADER_OVERFLOW') refuseHeaders(site, socket, error.rawPacket);
    else {
      const status = bareStatuses[error.code ?? ''] ?? '400 Bad Request';
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
    }
  });
}

/**
 * Sends the error page for headers that are too long. Its language comes from the packet that
 * exceeded the limit, if that packet contains the address or the cookie.
 */
function refuseHeaders(site: Site, socket: Socket, packet?: Buffer): void {
  const text = packet?.toString('latin1') ?? '';
  const req = new IncomingMessage(socket);
  req.method = 'GET';
  req.url = /^[A-Z]+ (\S+) HTTP\/1/.exec(text)?.[1] ?? '/';
  req.headers.cookie = /\bNEXT_LOCALE=\w+/.exec(text)?.[0];
  req.headers[REQUEST_ID_HEADER] = requestIdFrom(undefined, false);
  const res = new ServerResponse(req);
  res.shouldKeepAlive = false;
  res.assignSocket(socket);
  res.once('finish', () => socket.end());
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  refuse(site, req, res, 431);
}
