import { CHANGE_HEADER, type Locale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import type { Sent } from '@/lib/contract/contract';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { envServer } from '@/lib/env.server';
import { call, dataOrTooMany } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { catalogQueue } from '@/lib/queues/api-queue';
import { withTimeLimit } from '@/lib/queues/time-limit';
import { lastChange } from '@/lib/render-context/last-change';
import { log, seldom } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';
import { requestIdHeader } from '@/lib/telemetry/request-context';
import { traceHeaders } from '@/lib/telemetry/spans';

declare global {
  var serverReads: ReturnType<typeof catalogQueue> | undefined;
}

/**
 * The queue is a global, because middleware and pages are separate module graphs in one process.
 */
function reads() {
  globalThis.serverReads ??= catalogQueue(envServer.API_URL);
  return globalThis.serverReads;
}

const SECOND_MS = 1000;

export type ReadContext = {
  locale: Locale;
  scope: string | null;
  onApiTime?: (sentAt: number) => void;
};

/**
 * Sends a read request to the API. READ_TIMEOUT_SECONDS covers the wait in the queue and the
 * request (B-32).
 *
 * @throws `ApiError` when the API does not respond in time or rejects the request.
 */
export function serverRead<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  context: ReadContext,
): Promise<unknown> {
  return withTimeLimit(envServer.READ_TIMEOUT_SECONDS * SECOND_MS, (signal) =>
    readInTime(name, sent, { ...context, signal }),
  );
}

async function readInTime<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { locale, scope, onApiTime, signal }: ReadContext & { signal: AbortSignal },
): Promise<unknown> {
  const init: RequestInit = {
    headers: {
      'Accept-Language': contentLocale(locale),
      ...scopeHeader(scope),
      ...(lastChange() > 0 ? { [CHANGE_HEADER]: String(lastChange()) } : {}),
      ...requestIdHeader(),
      ...traceHeaders(),
    },
    signal,
    cache: 'no-store',
  };
  const timing: Timing = { startedAt: performance.now(), dequeuedAt: null };
  try {
    const leave = await reads().enter('pages', signal);
    if (!leave) throw new ApiError('no-response');
    timing.dequeuedAt = performance.now();
    const response = call(name, sent, { base: envServer.API_URL, init, onApiTime });
    return dataOrTooMany(await response.finally(leave));
  } catch (error) {
    if (isFailure(error)) report(name, scope, describeFailure(error, timing));
    throw error;
  }
}

/**
 * Returns whether the API did not respond or had a server error. Rejections, such as 404 and 429,
 * do not count as failures.
 */
function isFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && ['no-response', 'server'].includes(error.kind);
}

/** Forwards the scope in the request header `x-` plus the name in `FORWARD_COOKIE`. */
function scopeHeader(scope: string | null): Record<string, string> {
  return scope === null ? {} : { [`x-${envServer.FORWARD_COOKIE}`]: scope };
}

/**
 * Logs read failures: at most one per second and endpoint, but every failure of a scoped request,
 * because only tests send such requests.
 */
function report(call: CallName, scope: string | null, { reason, text }: Failure): void {
  count('chorsu_read_failures_total', { call, reason });
  const where = scope === null ? '' : ` in ${envServer.FORWARD_COOKIE} ${scope}`;
  seldom(`read ${call}${where}`, scope === null ? SECOND_MS : 0, () =>
    log.warn(`read ${call}${where}: ${text}`),
  );
}

type Failure = { reason: string; text: string };
type Timing = { startedAt: number; dequeuedAt: number | null };

function describeFailure(error: ApiError, timing: Timing): Failure {
  return { reason: failureReason(error, timing), text: failureText(error, timing) };
}

function failureReason({ status, kind }: ApiError, { dequeuedAt }: Timing): string {
  if (dequeuedAt === null) return 'queue';
  return status > 0 || kind === 'server' ? 'answer' : 'none';
}

function failureText({ status, kind, cause }: ApiError, { startedAt, dequeuedAt }: Timing): string {
  const spent = (end: number) => `${Math.round(end - startedAt)} ms`;
  if (dequeuedAt === null) return `no free slot after ${spent(performance.now())} in the queue`;
  const after = `after ${spent(performance.now())} (${spent(dequeuedAt)} queued)`;
  if (status > 0) return `status ${status} ${after}`;
  if (kind === 'server') return `invalid response ${after}`;
  return `no response ${after}: ${cause instanceof Error ? cause.message : 'unknown cause'}`;
}
