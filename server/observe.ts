import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAddress } from '@/lib/domain/ip-address';
import { splitLocale } from '@/lib/domain/locale-path';
import { routeOf } from '@/lib/domain/routes';
import { isNear } from '@/lib/process/near-address';
import { log } from '@/lib/telemetry/log';
import { areMetricsOn, count, observe, secondsSince } from '@/lib/telemetry/metrics';
import { REQUEST_ID_HEADER, requestIdFrom } from '@/lib/telemetry/request-context';
import { networkOf } from '@/server/http/client-address';

export type RequestKind =
  | ('api' | 'health' | 'invalidation' | 'page' | 'payload' | 'picture' | 'preview' | 'refused')
  | ('report' | 'sitemap' | 'static');

/** What is known of a request at its end; `page` is its route, never its address. */
type Observed = { kind: RequestKind; startedAt: number; page: string; cache: string };
type Options = { kind: RequestKind; isBehindProxy: boolean };

const LONG_PATH = 200;
/** As nginx counts who left before the answer was complete. */
const LEFT = 499;

/** A property, because a weak map of as many keys as there are requests costs the garbage collector much. */
type ObservedResponse = ServerResponse & { observed?: Observed };

/** Gives the request its id, and observes it where somebody wants to know. */
export function observeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { kind, isBehindProxy }: Options,
): void {
  const sent = req.headers[REQUEST_ID_HEADER];
  const id = requestIdFrom(sent, sent !== undefined && isFromProxy(req, isBehindProxy));
  req.headers[REQUEST_ID_HEADER] = id;
  // A page is sent with its own list of headers, to which a header set here would be slow to add.
  if (kind !== 'page') res.setHeader(REQUEST_ID_HEADER, id);
  if (!areMetricsOn() && !log.isOn('info')) return;
  const response: ObservedResponse = res;
  response.observed = { kind, startedAt: performance.now(), page: '', cache: '' };
}

/** What the request was, and how it ended, goes to the log and the metrics. */
export function observeEnd(req: IncomingMessage, res: ObservedResponse, isBehindProxy: boolean) {
  const one = res.observed;
  if (!one) return;
  // Most are answered by now, without the price of a listener.
  if (res.writableEnded) finish(req, one, { status: res.statusCode, isBehindProxy });
  else {
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : LEFT;
      finish(req, one, { status, isBehindProxy });
    });
  }
}

export function isFromProxy({ socket }: IncomingMessage, isBehindProxy: boolean): boolean {
  return isBehindProxy && isNear(plainAddress(socket.remoteAddress ?? ''));
}

/** The id that `observeRequest` has given it. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers[REQUEST_ID_HEADER] ?? '');
}

export function notePage(res: ObservedResponse, pathname: string, state: string): void {
  const one = res.observed;
  if (!one) return;
  one.page = pageTypeOf(pathname);
  one.cache = state;
  count('chorsu_page_cache_answers_total', { state });
}

/** One of the routes of `lib/domain/routes.ts`. */
export function pageTypeOf(pathname: string): string {
  return routeOf(splitLocale(pathname).path).route.path;
}

type End = { status: number; isBehindProxy: boolean };

function finish(
  req: IncomingMessage,
  { kind, page, cache, startedAt }: Observed,
  { status, isBehindProxy }: End,
): void {
  const seconds = secondsSince(startedAt);
  count('chorsu_requests_total', { kind, page, status: String(status) });
  observe('chorsu_request_seconds', { kind }, seconds);
  if (!log.isOn('info')) return;
  log.info('request', {
    request_id: requestIdOf(req),
    method: req.method ?? '',
    kind,
    ...(page && { page, cache }),
    path: pathOf(req, kind),
    status,
    ms: Math.round(seconds * 10_000) / 10,
    client: networkOf(req, isBehindProxy),
  });
}

/** Without its query, in which searches stand. Addresses of the API hold numbers of orders. */
function pathOf({ url = '' }: IncomingMessage, kind: RequestKind): string {
  const path = url.split('?', 1)[0] ?? '';
  if (kind === 'api') return path.split('/').slice(0, 4).join('/');
  return kind === 'refused' ? '' : path.slice(0, LONG_PATH);
}
