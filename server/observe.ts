import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitLocale } from '@/lib/domain/routing/locale-path';
import { routeOf } from '@/lib/domain/routing/routes';
import { envServer } from '@/lib/env.server';
import { log } from '@/lib/telemetry/log';
import { areMetricsOn, count, observe, secondsSince } from '@/lib/telemetry/metrics';
import { REQUEST_ID_HEADER, requestIdFrom } from '@/lib/telemetry/request-context';
import { Sample } from '@/lib/telemetry/sample';
import type { RequestSpan } from '@/lib/telemetry/spans';
import { isFromProxy, networkOf } from '@/server/edge/client-address';

export type RequestKind =
  | ('api' | 'health' | 'invalidation' | 'page' | 'payload' | 'picture' | 'preview' | 'refused')
  | ('report' | 'sitemap' | 'static');

/** Facts about a request, reported when it ends. `page` is its route, never its address. */
export type Observed = {
  kind: RequestKind;
  startedAt: number;
  page: string;
  cache: string;
  span: RequestSpan | undefined;
};
type ObserveOptions = { kind: RequestKind; isBehindProxy: boolean };

const LONG_PATH = 200;
/** The status that nginx logs for clients that disconnect before the response is complete. */
const LEFT = 499;
const SLOW_SECONDS = 1;

const cached = new Sample(envServer.LOG_CACHED_PER_SECOND);

/**
 * Assigns the request id, and collects facts about the request when metrics, traces or logs need
 * them. The result is separate from the response, because a property on the response would cost a
 * cached page almost a microsecond.
 */
export function observeRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { kind, isBehindProxy }: ObserveOptions,
): Observed | undefined {
  const sent = req.headers[REQUEST_ID_HEADER];
  const id = requestIdFrom(sent, sent !== undefined && isFromProxy(req, isBehindProxy));
  req.headers[REQUEST_ID_HEADER] = id;
  // Pages are sent with a separate header list. Merging headers that are set here into that list
  // would be slow.
  if (kind !== 'page') res.setHeader(REQUEST_ID_HEADER, id);
  const { tracer } = globalThis;
  if (!tracer && !areMetricsOn() && !log.isOn('info')) return undefined;
  const startedAt = performance.now();
  const one: Observed = { kind, startedAt, page: '', cache: '', span: undefined };
  // Only the proxy in front may determine the trace to which a request belongs.
  const isTraced = tracer && 'traceparent' in req.headers && isFromProxy(req, isBehindProxy);
  if (isTraced) one.span = tracer.request(nameOf(req, kind), req.headers, startedAt);
  return one;
}

/** Reports the end of a request to the log, the metrics and its trace. */
export function observeEnd(
  req: IncomingMessage,
  res: ServerResponse,
  { observed, isBehindProxy }: { observed: Observed; isBehindProxy: boolean },
): void {
  // Most responses are complete by now and do not need a listener.
  if (res.writableEnded) finish(req, observed, { status: res.statusCode, isBehindProxy });
  else {
    res.once('close', () => {
      const status = res.writableFinished ? res.statusCode : LEFT;
      finish(req, observed, { status, isBehindProxy });
    });
  }
}

/** Returns the id that `observeRequest` assigned. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  return String(headers[REQUEST_ID_HEADER] ?? '');
}

/**
 * Returns the headers that propagate the request's trace to downstream calls. Starts a trace if
 * there is none yet, so responses from the cache create none.
 */
export function traceOf(req: IncomingMessage, one: Observed | undefined): Record<string, string> {
  const { tracer } = globalThis;
  if (!one || !tracer) return {};
  one.span ??= tracer.request(nameOf(req, one.kind), {}, one.startedAt);
  return one.span.headers();
}

function nameOf({ method }: IncomingMessage, kind: RequestKind): string {
  return `${method} ${kind}`;
}

/** Records the route of a page and how the cache served it. */
export function notePage(one: Observed | undefined, route: string, state: string): void {
  if (!one) return;
  one.page = route;
  one.cache = state;
  count('chorsu_page_cache_answers_total', { state });
}

/** Returns the path of the route in `lib/domain/routing/routes.ts` that matches the address. */
export function pageTypeOf(pathname: string): string {
  return routeOf(splitLocale(pathname).path).route.path;
}

type End = { status: number; isBehindProxy: boolean };

function finish(req: IncomingMessage, one: Observed, end: End): void {
  const { kind, page, startedAt, span } = one;
  const { status } = end;
  const seconds = secondsSince(startedAt);
  span?.end({ 'http.response.status_code': status, 'request.id': requestIdOf(req) });
  count('chorsu_requests_total', { kind, page, status: String(status) });
  observe('chorsu_request_seconds', { kind }, seconds);
  const skipped = isRoutine(one, { status, seconds }) ? cached.take(startedAt) : 0;
  // Load balancers check the health every second.
  const level = kind === 'health' ? 'debug' : 'info';
  if (skipped !== null && log.isOn(level)) writeLine(req, one, { ...end, level, seconds, skipped });
}

/**
 * Returns whether a request is routine. Routine requests are only sampled, because there are
 * thousands of them per second and they add no information.
 */
function isRoutine(
  { kind, cache }: Observed,
  { status, seconds }: { status: number; seconds: number },
): boolean {
  return (cache === 'hit' || kind === 'static') && status < 400 && seconds < SLOW_SECONDS;
}

type LogEntry = End & { level: 'debug' | 'info'; seconds: number; skipped: number };

function writeLine(
  req: IncomingMessage,
  { kind, page, cache }: Observed,
  { level, status, isBehindProxy, seconds, skipped }: LogEntry,
): void {
  log[level]('request', {
    request_id: requestIdOf(req),
    method: req.method ?? '',
    kind,
    ...(page && { page, cache }),
    path: pathOf(req, kind),
    status,
    ms: Math.round(seconds * 10_000) / 10,
    client: networkOf(req, isBehindProxy),
    ...(skipped > 0 && { skipped }),
  });
}

/**
 * Returns the path for logs, without the query, which may contain search terms, and without the
 * order numbers in API addresses. Rejected requests get an empty path.
 */
function pathOf({ url = '' }: IncomingMessage, kind: RequestKind): string {
  const path = url.split('?', 1)[0] ?? '';
  if (kind === 'api') return path.split('/').slice(0, 4).join('/');
  return kind === 'refused' ? '' : path.slice(0, LONG_PATH);
}
