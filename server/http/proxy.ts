import * as http from 'node:http';
import * as https from 'node:https';
import { passing, passOn, sendUnavailable } from './proxy-answer';

type Options = {
  apiUrl: string;
  siteUrl: string;
  /** Whether a balancer in front has written the shopper's address into the request. */
  isBehindProxy: boolean;
  timeoutMs: number;
  headers: Record<string, string>;
};

export type ApiProxy = (req: http.IncomingMessage, res: http.ServerResponse) => void;

/** Streams a request to the shop API and the answer back. */
export function createProxy(options: Options): ApiProxy {
  const api = new URL(options.apiUrl);
  const { request, Agent } = api.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const open = (req: http.IncomingMessage, { isRead }: { isRead: boolean }) =>
    request({
      // A write that meets a connection just closed cannot be repeated: each gets a new one.
      agent: isRead ? agent : false,
      protocol: api.protocol,
      hostname: api.hostname,
      port: api.port,
      method: req.method,
      path: req.url,
      timeout: options.timeoutMs,
      headers: requestHeaders(req, { ...options, host: api.host, isRead }),
    });

  return (req, res) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    let current: http.ClientRequest | null = null;
    // One listener, however often the request is retried.
    res.on('close', () => current?.destroy());
    const send = () => {
      const upstream = open(req, { isRead });
      current = upstream;
      upstream.on('response', (answer) => passOn(req, res, answer, options.headers));
      upstream.on('timeout', () => upstream.destroy(new Error('timeout')));
      upstream.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = upstream.reusedSocket && error.code === 'ECONNRESET';
        if (isRead && isStale && !res.headersSent && !res.destroyed) send();
        else sendUnavailable(res, options.headers);
      });
      if (isRead) upstream.end();
      else sendBody(req, upstream);
    };
    send();
  };
}

function requestHeaders(
  req: http.IncomingMessage,
  options: Options & { host: string; isRead: boolean },
): http.OutgoingHttpHeaders {
  const site = new URL(options.siteUrl);
  const { 'content-length': length, ...headers } = passing(req.headers);
  return {
    ...headers,
    ...(length === undefined || options.isRead ? {} : { 'content-length': length }),
    host: options.host,
    // An API that closes after it rejects a request unread would cut off its own answer.
    connection: 'keep-alive',
    'x-forwarded-for': addressOf(req, options),
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
  };
}

function addressOf(req: http.IncomingMessage, { isBehindProxy }: Options): string {
  const forwarded = isBehindProxy ? req.headers['x-forwarded-for'] : undefined;
  return [forwarded ?? [], req.socket.remoteAddress ?? []].flat().join(', ');
}

/** Reads what the API leaves unread: a browser reads no answer before it has sent everything. */
function sendBody(req: http.IncomingMessage, upstream: http.ClientRequest): void {
  req.pipe(upstream);
  upstream.on('close', () => req.unpipe(upstream).resume());
}
