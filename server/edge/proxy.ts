import * as http from 'node:http';
import * as https from 'node:https';
import { API_BASE, MEDIA_BASE } from '@/lib/constants';
import { tidyPath } from '@/lib/domain/routing/locale-path';
import { apiQueue, catalogQueue, uploadQueue, writeQueue } from '@/lib/queues/api-queue';
import { WHOLE_BODY_BYTES_MAX } from '@/lib/queues/body-pace';
import type { FairQueue } from '@/lib/queues/fair-queue';
import { count } from '@/lib/telemetry/metrics';
import { type Observed, traceOf } from '@/server/observe';
import { clientOf } from './client-address';
import { type ForwardedRequest, requestHeaders, statedLength } from './proxy-request';
import { forwardResponse, sendTooSlow, sendUnavailable } from './proxy-response';
import { BodyTooSlow, type ReceivedBody, receiveBody } from './read-body';
import { isReadRequest } from './request-checks';
import { splitTarget } from './request-target';
import { withCrossOriginUse } from './security-headers';

type ProxyOptions = ForwardedRequest & {
  apiUrl: string;
  timeoutMs: number;
  headers: Record<string, string>;
};

/** Forwards a request to the API and sends the API's response to the client. */
export type ApiProxy = (
  req: http.IncomingMessage,
  res: http.ServerResponse,
  observed: Observed | undefined,
) => void;

/**
 * The maximum number of connections to the API for each kind of read. Further reads wait for a free
 * connection.
 */
const READ_SOCKETS_MAX = 64;

/** Requests that share a queue and its connections to the API. */
type Lane = { queue: FairQueue; agent: http.Agent | false };
type Opening = {
  agent: http.Agent | false;
  body: ReceivedBody | null;
  trace: Record<string, string>;
};

/**
 * Creates the proxy that forwards requests to the shop API and returns the API's responses. The
 * proxy buffers up to 16 MB of each response.
 */
export function createProxy(options: ProxyOptions): ApiProxy {
  const api = new URL(options.apiUrl);
  const { request, Agent } = api.protocol === 'https:' ? https : http;
  const lane = (queue: FairQueue): Lane => ({
    queue,
    agent: new Agent({ keepAlive: true, maxSockets: READ_SOCKETS_MAX }),
  });
  // Images that must first be generated take longer, so images have a separate queue.
  const media = lane(apiQueue());
  const catalog = lane(catalogQueue(options.apiUrl));
  const others = lane(apiQueue());
  // A write that fails on a connection closed by the API cannot be repeated, so each write gets a
  // new connection.
  const writes: Lane = { queue: writeQueue(), agent: false };
  const uploads: Lane = { queue: uploadQueue(), agent: false };
  const laneOf = (url: string, body: ReceivedBody | null) => {
    if (body) return body.isWhole ? writes : uploads;
    if (isMedia(url)) return media;
    return pathInApi(url).startsWith(`${API_BASE}/catalog/`) ? catalog : others;
  };
  const open = (req: http.IncomingMessage, { agent, body, trace }: Opening) =>
    request({
      agent,
      protocol: api.protocol,
      hostname: api.hostname,
      port: api.port,
      method: req.method,
      path: req.url,
      timeout: options.timeoutMs,
      headers: { ...requestHeaders(req, { ...options, host: api.host, body }), ...trace },
    });

  return (req, res, observed) => {
    const { headers, timeoutMs } = options;
    const own = isMedia(req.url ?? '') ? withCrossOriginUse(headers) : headers;
    const trace = traceOf(req, observed);
    const key = clientOf(req, options.isBehindProxy);
    const send = (body: ReceivedBody | null) => {
      const { queue, agent } = laneOf(req.url ?? '', body);
      const opening = { agent, body, trace };
      const exchange = { req, res, body, own, timeoutMs, open: () => open(req, opening) };
      void attemptInSlot(exchange, { queue, key });
    };
    if (isReadRequest(req)) send(null);
    else bodyOf(req).then(send, (error) => refuseBody({ req, res, own }, error));
  };
}

/**
 * Receives a body that fits into memory before its request is queued, so that slow senders occupy
 * no slot of the write queue. Longer bodies are streamed later.
 */
async function bodyOf(req: http.IncomingMessage): Promise<ReceivedBody> {
  const isLong = (statedLength(req) ?? 0) > WHOLE_BODY_BYTES_MAX;
  return isLong
    ? { bytes: Buffer.alloc(0), isWhole: false }
    : receiveBody(req, WHOLE_BODY_BYTES_MAX);
}

function refuseBody(
  { req, res, own }: Pick<Exchange, 'req' | 'res' | 'own'>,
  error: unknown,
): void {
  if (error instanceof BodyTooSlow) sendTooSlow(req, res, own);
  else res.destroy();
}

/** Returns the path as the API matches it, with escaped letters decoded. */
function pathInApi(url: string): string {
  const { pathname } = splitTarget(url);
  return pathname.includes('%') ? tidyPath(pathname) : pathname;
}

function isMedia(url: string): boolean {
  return url.startsWith(`${MEDIA_BASE}/`);
}

const TIMEOUT = 'timeout';

type Exchange = {
  req: http.IncomingMessage;
  res: http.ServerResponse;
  /** `null` for a read, whose body is ignored. */
  body: ReceivedBody | null;
  own: Record<string, string>;
  timeoutMs: number;
  open: () => http.ClientRequest;
};

async function attemptInSlot(
  exchange: Exchange,
  { queue, key }: { queue: FairQueue; key: string },
): Promise<void> {
  const leave = await queue.enter(key);
  if (leave) await attempt(exchange).finally(leave);
  else sendNoResponse(exchange, 'queue');
}

function sendNoResponse({ req, res, own }: Exchange, reason: string): void {
  // Drains the body, because a browser does not read the response until it has sent its whole body.
  req.resume();
  if (!res.destroyed) count('chorsu_proxy_unanswered_total', { reason });
  sendUnavailable(req, res, own);
}

/**
 * Aborts a request when nothing is transferred for too long, and a read also after `timeoutMs` in
 * total. Uploads may take as long as the sender needs. Returns a function that lifts the total
 * limit.
 */
function limitTime(
  upstream: http.ClientRequest,
  { body, timeoutMs }: Pick<Exchange, 'body' | 'timeoutMs'>,
): () => void {
  const giveUp = () => upstream.destroy(new Error(TIMEOUT));
  upstream.on('timeout', giveUp);
  const overdue = body === null ? setTimeout(giveUp, timeoutMs) : undefined;
  return () => clearTimeout(overdue);
}

/**
 * Sends the request to the API, and again if a read fails on a connection that the API has closed.
 * Resolves when the exchange no longer uses a connection to the API.
 */
function attempt(exchange: Exchange): Promise<void> {
  const { req, res, body, own, open } = exchange;
  const isRead = body === null;
  if (res.destroyed) return Promise.resolve();
  const upstream = open();
  const abandon = () => upstream.destroy();
  const unlimit = limitTime(upstream, exchange);
  res.once('close', abandon);
  const done = new Promise<void>((resolve) => {
    upstream.on('response', (response) => {
      const fail = () => (isRead ? sendNoResponse(exchange, 'cut') : res.destroy());
      forwardResponse(req, res, response, own)
        .catch(fail)
        .then(() => resolve());
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = upstream.reusedSocket && error.code === 'ECONNRESET';
      if (isRead && isStale && !res.headersSent) resolve(attempt(exchange));
      else resolve(sendNoResponse(exchange, error.message === TIMEOUT ? TIMEOUT : 'connection'));
    });
  });
  if (!body || body.isWhole) upstream.end(body?.bytes);
  else sendLong(req, upstream, body.bytes);
  return done.finally(() => {
    unlimit();
    res.off('close', abandon);
    // The API has responded or failed, so the rest of the body is not delivered.
    if (!isRead) upstream.destroy();
  });
}

/**
 * Streams a long body and drains the part that the API does not read: browsers do not read a
 * response before they have sent the whole body.
 */
function sendLong(
  req: http.IncomingMessage,
  upstream: http.ClientRequest,
  beginning: Buffer,
): void {
  // The headers are sent at once, so that the API can reject the request before the body arrives.
  upstream.flushHeaders();
  if (beginning.length > 0) upstream.write(beginning);
  req.pipe(upstream);
  upstream.on('close', () => req.unpipe(upstream).resume());
}
