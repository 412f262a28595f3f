import { BROWSER_READ_TIMEOUT_MS } from '@/lib/constants';
import { calls, formCalls, isRead } from '@/lib/contract/calls';
import { toForm } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { matchesShape, type Shape } from '@/lib/http/matches-shape';
import { currentToken } from '@/stores/auth';
import { apiTimeReceived } from '@/stores/shop-clock';
import { type CallOf, type Requester, requester } from './request';

type Shapes<Noun extends string> = Partial<Record<CallOf<Noun>, Shape>>;

/**
 * Creates an API client for the endpoints of one noun, such as `cart`.
 *
 * The browser has no schema library (ADR 002). Instead, the client checks the fields that pages
 * read against shapes generated from their types. The caller passes the shapes of its responses, so
 * each page loads only those it needs.
 */
export function caller<Noun extends string>(shapes: Shapes<Noun>): Requester<Noun> {
  return requester<Noun>({
    endpoints: calls,
    token: currentToken,
    onApiTime: apiTimeReceived,
    encoderOf: (name) => (formCalls.has(name) ? toForm : undefined),
    read: inTime,
    check: (name, data) => {
      const shape = shapes[name];
      if (shape && !matchesShape({ data }, shape)) {
        throw new ApiError(isRead(name) ? 'server' : 'malformed');
      }
    },
  });
}

/** Aborts reads that take too long, so that the page can offer to retry. */
async function inTime<Result>(
  given: AbortSignal | undefined,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
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
