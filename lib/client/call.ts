import { afterFirstWrite } from '@/lib/client/sync/first-write';
import { BROWSER_READ_TIMEOUT_MS, type Locale } from '@/lib/constants';
import { type CallName, isRead } from '@/lib/contract/calls';
import type { Data, Sent } from '@/lib/contract/contract';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { dataOrTooMany, call as send } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { matchesShape, type Shape } from '@/lib/http/matches-shape';
import { currentToken } from '@/stores/auth';
import { apiTimeReceived } from '@/stores/shop-clock';

type CallOf<Noun extends string> = Extract<CallName, `${Noun}.${string}`>;
type Shapes<Noun extends string> = Partial<Record<CallOf<Noun>, Shape>>;

/** Requests with the same idempotency key and body create only one order. */
type CallOptions = { locale: Locale; signal?: AbortSignal; idempotencyKey?: string };

/**
 * Creates the browser client for the endpoints of a noun: same origin, with credentials, in the
 * language of the page (S7-01 to S7-04).
 *
 * The caller imports the shapes of its responses, so that a page loads only the shapes it needs.
 */
export function caller<Noun extends string>(shapes: Shapes<Noun>) {
  return async <Name extends CallOf<Noun>>(
    name: Name,
    sent: Sent<Name>,
    { locale, signal, idempotencyKey }: CallOptions,
  ): Promise<Data<Name>> => {
    const token = currentToken();
    const headers = {
      'Accept-Language': contentLocale(locale),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    };
    const request = async (until = signal) => {
      const init = { credentials: 'include', headers, ...(until && { signal: until }) } as const;
      return dataOrTooMany(await send(name, sent, { base: '', init, onApiTime: apiTimeReceived }));
    };
    const response = isRead(name)
      ? await inTime(signal, request)
      : await (token ? request() : afterFirstWrite(name, () => request()));
    return checked(name, response, shapes[name]);
  };
}

/** Aborts reads that take too long, so that the page can offer to retry. */
async function inTime<Answer>(
  given: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const ended = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    ended.abort();
  }, BROWSER_READ_TIMEOUT_MS);
  const end = () => ended.abort();
  if (given?.aborted) end();
  given?.addEventListener('abort', end);
  try {
    return await request(ended.signal);
  } catch (error) {
    throw isLate ? new ApiError('timeout') : error;
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', end);
  }
}

// The browser has no schema library (ADR 002). The generated shape checks the types of the fields
// that the browser reads.
function checked<Name extends CallName>(
  name: Name,
  data: unknown,
  shape: Shape | undefined,
): Data<Name> {
  if (shape && !matchesShape({ data }, shape)) {
    throw new ApiError(isRead(name) ? 'server' : 'malformed');
  }
  return data as Data<Name>;
}
