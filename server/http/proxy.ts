import * as http from 'node:http';
import * as https from 'node:https';
import { API_BASE, CHANGE_HEADER, MEDIA_BASE } from '@/lib/constants';
import { apiQueue, catalogueQueue } from '@/lib/process/api-queue';
import type { FairQueue } from '@/lib/process/fair-queue';
import { count } from '@/lib/telemetry/metrics';
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-context';
import { type Observed, requestIdOf, traceOf } from '@/server/observe';
import { clientOf } from './client-address';
import { passing, passOn, sendUnavailable } from './proxy-answer';
import { isOwnHost, isReading } from './request-checks';
import { forOthersToShow } from './security-headers';

type Options = {
  apiUrl: string;
  siteUrl: string;
  /** Whether a balancer in front has written the shopper's address into the request. */
  isBehindProxy: boolean;
  timeoutMs: number;
  headers: Record<string, string>;
};

export type ApiProxy = (
  req: http.IncomingMessage,
  res: http.ServerResponse,
  observed: Observed | undefined,
) => void;

/** Hands a request on to the shop API, takes its answer up whole and sends it. */
export function createProxy(options: Options): ApiProxy {
  const api = new URL(options.apiUrl);
  const { request, Agent } = api.protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  // A picture that is still to be drawn takes its time.
  const pictures = apiQueue();
  const catalogue = catalogueQueue(options.apiUrl);
  const others = apiQueue();
  const queueOf = (url: string) => {
    if (isPicture(url)) return pictures;
    return url.startsWith(`${API_BASE}/catalog/`) ? catalogue : others;
  };
  const open = (req: http.IncomingMessage, isRead: boolean, trace: Record<string, string>) =>
    request({
      // A write that meets a connection just closed cannot be repeated: each gets a new one.
      agent: isRead ? agent : false,
      protocol: api.protocol,
      hostname: api.hostname,
      port: api.port,
      method: req.method,
      path: req.url,
      timeout: options.timeoutMs,
      headers: { ...requestHeaders(req, { ...options, host: api.host, isRead }), ...trace },
    });

  return (req, res, observed) => {
    const isRead = isReading(req);
    const { headers, timeoutMs } = options;
    const own = isPicture(req.url ?? '') ? forOthersToShow(headers) : headers;
    const trace = traceOf(req, observed);
    const exchange = { req, res, isRead, own, timeoutMs, open: () => open(req, isRead, trace) };
    if (!isRead) return void attempt(exchange);
    const key = clientOf(req, options.isBehindProxy);
    void attemptInTurn(exchange, { queue: queueOf(req.url ?? ''), key });
  };
}

function isPicture(url: string): boolean {
  return url.startsWith(`${MEDIA_BASE}/`);
}

const TIMEOUT = 'timeout';

type Exchange = {
  req: http.IncomingMessage;
  res: http.ServerResponse;
  isRead: boolean;
  own: Record<string, string>;
  timeoutMs: number;
  open: () => http.ClientRequest;
};

async function attemptInTurn(
  exchange: Exchange,
  { queue, key }: { queue: FairQueue; key: string },
): Promise<void> {
  const leave = await queue.enter(key);
  if (leave) await attempt(exchange).finally(leave);
  else sayUnanswered(exchange, 'queue');
}

function sayUnanswered({ res, own }: Exchange, reason: string): void {
  if (!res.destroyed) count('chorsu_proxy_unanswered_total', { reason });
  sendUnavailable(res, own);
}

/** Silence ends it, and a read is over by then. A write may take as long as its sender does. */
function limitTime(
  upstream: http.ClientRequest,
  { isRead, timeoutMs }: Pick<Exchange, 'isRead' | 'timeoutMs'>,
): () => void {
  const giveUp = () => upstream.destroy(new Error(TIMEOUT));
  upstream.on('timeout', giveUp);
  const overdue = isRead ? setTimeout(giveUp, timeoutMs) : undefined;
  return () => clearTimeout(overdue);
}

/** Resolves when nothing of it is open between here and the API. */
function attempt(exchange: Exchange): Promise<void> {
  const { req, res, isRead, own, open } = exchange;
  if (res.destroyed) return Promise.resolve();
  const upstream = open();
  const abandon = () => upstream.destroy();
  const unlimit = limitTime(upstream, exchange);
  res.once('close', abandon);
  const done = new Promise<void>((resolve) => {
    upstream.on('response', (answer) => {
      const fail = () => (isRead ? sayUnanswered(exchange, 'cut') : res.destroy());
      passOn(req, res, answer, own)
        .catch(fail)
        .then(() => resolve());
    });
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      const isStale = upstream.reusedSocket && error.code === 'ECONNRESET';
      if (isRead && isStale && !res.headersSent) resolve(attempt(exchange));
      else resolve(sayUnanswered(exchange, error.message === TIMEOUT ? TIMEOUT : 'connection'));
    });
  });
  if (isRead) upstream.end();
  else sendBody(req, upstream);
  return done.finally(() => {
    unlimit();
    res.off('close', abandon);
    // What the API leaves unread of a body need not reach it.
    if (!isRead) upstream.destroy();
  });
}

function requestHeaders(
  req: http.IncomingMessage,
  options: Options & { host: string; isRead: boolean },
): http.OutgoingHttpHeaders {
  const site = new URL(options.siteUrl);
  // Which change its reader must see, the storefront alone says: the API looks for it at once.
  const { 'content-length': _length, [CHANGE_HEADER]: _change, ...headers } = passing(req.headers);
  return {
    ...headers,
    ...(options.isRead ? {} : framingOf(req)),
    host: options.host,
    // An API that closes after it rejects a request unread would cut off its own answer.
    connection: 'keep-alive',
    'x-forwarded-for': addressOf(req, options),
    'x-forwarded-host': hostOf(req, options.siteUrl),
    'x-forwarded-proto': site.protocol.slice(0, -1),
    [REQUEST_ID_HEADER]: requestIdOf(req),
  };
}

/**
 * How the API tells where the body ends. Node by itself frames the body of a POST, not that of a
 * DELETE: the API would take what it says for the next request.
 */
function framingOf({ headers }: http.IncomingMessage): http.OutgoingHttpHeaders {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  if (coding !== undefined) return { 'transfer-encoding': 'chunked' };
  return length === undefined ? {} : { 'content-length': length };
}

/** The name by which the browser knows the shop: the API compares it with the `Origin` of a write. */
function hostOf({ headers: { host = '', origin = '' } }: http.IncomingMessage, siteUrl: string) {
  const site = new URL(siteUrl);
  const isAtSite = URL.canParse(origin) && new URL(origin).host === site.host;
  return !isAtSite && isOwnHost(host, siteUrl) ? host.toLowerCase() : site.host;
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
