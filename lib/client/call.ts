import { afterFirstWrite } from '@/lib/client/sync/first-write';
import { BROWSER_READ_TIMEOUT_MS, type Locale } from '@/lib/constants';
import { type CallName, isRead } from '@/lib/contract/calls';
import type { Data, Sent } from '@/lib/contract/contract';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { dataOrTooMany, call as send } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { matchesShape, type Shape } from '@/lib/http/matches-shape';
import { currentToken } from '@/stores/auth';
import { apiTimeHeard } from '@/stores/shop-clock';

type CallOf<Noun extends string> = Extract<CallName, `${Noun}.${string}`>;
type Shapes<Noun extends string> = Partial<Record<CallOf<Noun>, Shape>>;

/** The same key with the same body makes one order, however often it is sent. */
type CallOptions = { locale: Locale; signal?: AbortSignal; idempotencyKey?: string };

/**
 * Calls of a noun from the browser: same origin, credentials, language of the page (S7-01 to
 * S7-04). The shapes of their answers come with the code that asks, so that a page loads no others.
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
    const ask = async (until = signal) => {
      const init = { credentials: 'include', headers, ...(until && { signal: until }) } as const;
      return dataOrTooMany(await send(name, sent, { base: '', init, onApiTime: apiTimeHeard }));
    };
    const answer = isRead(name)
      ? await inTime(signal, ask)
      : await (token ? ask() : afterFirstWrite(name, () => ask()));
    return checked(name, answer, shapes[name]);
  };
}

/** A read that hangs ends, so that the page can offer to try again. */
async function inTime<Answer>(
  given: AbortSignal | undefined,
  ask: (signal: AbortSignal) => Promise<Answer>,
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
    return await ask(ended.signal);
  } catch (error) {
    throw isLate ? new ApiError('timeout') : error;
  } finally {
    clearTimeout(timer);
    given?.removeEventListener('abort', end);
  }
}

// The browser has no schema library (record 002). The generated shape checks the types of the
// fields that the browser reads.
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
