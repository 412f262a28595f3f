import { CHANGE_HEADER, type Locale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import type { Sent } from '@/lib/contract/contract';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { envServer } from '@/lib/env.server';
import { call, dataOrTooMany } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { catalogueQueue } from '@/lib/queues/api-queue';
import { withTimeLimit } from '@/lib/queues/time-limit';
import { lastChange } from '@/lib/render-context/last-change';
import { log, seldom } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';
import { requestIdHeader } from '@/lib/telemetry/request-context';
import { traceHeaders } from '@/lib/telemetry/spans';

declare global {
  var serverReads: ReturnType<typeof catalogueQueue> | undefined;
}

/** Middleware and pages are separate module graphs of one process. */
function reads() {
  globalThis.serverReads ??= catalogueQueue(envServer.API_URL);
  return globalThis.serverReads;
}

const SECOND_MS = 1000;

export type Asking = {
  locale: Locale;
  scope: string | null;
  onApiTime?: (sentAt: number) => void;
};

/** READ_TIMEOUT_SECONDS count from here on, with the wait for its turn (B-32). */
export function serverRead<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  asked: Asking,
): Promise<unknown> {
  return withTimeLimit(envServer.READ_TIMEOUT_SECONDS * SECOND_MS, (signal) =>
    readInTime(name, sent, { ...asked, signal }),
  );
}

async function readInTime<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { locale, scope, onApiTime, signal }: Asking & { signal: AbortSignal },
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
  const timing: Timing = { startedAt: performance.now(), turnAt: null };
  try {
    const leave = await reads().enter('pages', signal);
    if (!leave) throw new ApiError('no-response');
    timing.turnAt = performance.now();
    const asked = call(name, sent, { base: envServer.API_URL, init, onApiTime });
    return dataOrTooMany(await asked.finally(leave));
  } catch (error) {
    if (isFailure(error)) report(name, scope, whatFailed(error, timing));
    throw error;
  }
}

/** What is not there, or asked for too often, is an answer. */
function isFailure(error: unknown): error is ApiError {
  return error instanceof ApiError && ['no-response', 'server'].includes(error.kind);
}

/** The API gets the cookie `name` as the header `x-name`. */
function scopeHeader(scope: string | null): Record<string, string> {
  return scope === null ? {} : { [`x-${envServer.FORWARD_COOKIE}`]: scope };
}

/** Each read of a scope, which only tests have; otherwise at most once a second for each call. */
function report(call: CallName, scope: string | null, { reason, text }: Failure): void {
  count('chorsu_read_failures_total', { call, reason });
  const where = scope === null ? '' : ` in ${envServer.FORWARD_COOKIE} ${scope}`;
  seldom(`read ${call}${where}`, scope === null ? SECOND_MS : 0, () =>
    log.warn(`read ${call}${where}: ${text}`),
  );
}

type Failure = { reason: string; text: string };
type Timing = { startedAt: number; turnAt: number | null };

function whatFailed(error: ApiError, timing: Timing): Failure {
  return { reason: kindOf(error, timing), text: reasonOf(error, timing) };
}

function kindOf({ status, kind }: ApiError, { turnAt }: Timing): string {
  if (turnAt === null) return 'queue';
  return status > 0 || kind === 'server' ? 'answer' : 'none';
}

function reasonOf({ status, kind, cause }: ApiError, { startedAt, turnAt }: Timing): string {
  const spent = (end: number) => `${Math.round(end - startedAt)} ms`;
  if (turnAt === null) return `given up after ${spent(performance.now())} without a turn`;
  const after = `after ${spent(performance.now())}, ${spent(turnAt)} of them waiting for its turn`;
  if (status > 0) return `answered ${status} ${after}`;
  if (kind === 'server') return `answered something that is not of the contract ${after}`;
  return `given up ${after}: ${cause instanceof Error ? cause.message : 'no answer'}`;
}
