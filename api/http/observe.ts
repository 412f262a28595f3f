import type { Context, Next } from 'hono';
import { callbacks } from '@/api/order/payments/providers';
import { isNearCaller } from '@/api/shared/client-address';
import { API_BASE, MEDIA_BASE } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { log } from '@/lib/telemetry/log';
import { count, observe, secondsSince } from '@/lib/telemetry/metrics';
import {
  currentRequest,
  inRequest,
  REQUEST_ID_HEADER,
  type RequestContext,
  requestIdFrom,
} from '@/lib/telemetry/request-context';
import { inSpan } from '@/lib/telemetry/spans';

/**
 * Metric labels of routes outside the contract, by path prefix. Payment providers call some of
 * them.
 */
const others: readonly [start: string, call: string][] = [
  ...Object.entries(callbacks).flatMap(([provider, paths]) =>
    paths.map((path): [string, string] => [`${API_BASE}/payment/${path}`, provider]),
  ),
  [`${MEDIA_BASE}/`, 'media'],
  ['/local/', 'local'],
  ['/livez', 'health'],
  ['/readyz', 'health'],
];

/**
 * Assigns an id to the request, for logs and traces of everything it triggers, and records its
 * outcome.
 */
export async function observeCall(c: Context, next: Next): Promise<void> {
  const sent = c.req.header(REQUEST_ID_HEADER);
  const id = requestIdFrom(sent, sent !== undefined && isNearCaller(c));
  const known = others.find(([start]) => c.req.path.startsWith(start));
  const context: RequestContext = { id, call: known?.[1] ?? 'other' };
  c.header(REQUEST_ID_HEADER, id);
  const startedAt = performance.now();
  const from = { traceparent: c.req.header('traceparent') };
  await inRequest(context, () => inSpan('call', { from, attributes: { 'request.id': id } }, next));
  finish(c, context, secondsSince(startedAt));
}

/** Returns a middleware that labels the request with the name of its endpoint in the contract. */
export function named(name: CallName) {
  return async (_c: Context, next: Next): Promise<void> => {
    const request = currentRequest();
    if (request) request.call = name;
    await next();
  };
}

function finish(c: Context, { id, call = '' }: RequestContext, seconds: number): void {
  const { status } = c.res;
  count('chorsu_api_calls_total', { call, status: String(status) });
  observe('chorsu_api_call_seconds', { call }, seconds);
  // Load balancers send health checks every second, so these are logged only at `debug`.
  const level = call === 'health' ? 'debug' : 'info';
  if (!log.isOn(level)) return;
  const ms = Math.round(seconds * 10_000) / 10;
  log[level]('request', { request_id: id, method: c.req.method, call, status, ms });
}
