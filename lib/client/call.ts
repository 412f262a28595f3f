import { afterFirstWrite } from '@/lib/client/sync/first-write';
import type { Locale } from '@/lib/constants';
import { type CallName, calls } from '@/lib/contract/calls';
import type { Data, Sent } from '@/lib/contract/contract';
import shapes from '@/lib/contract/shapes.json';
import { call as send } from '@/lib/http/call';
import { ApiError } from '@/lib/http/errors';
import { matchesShape, type Shape } from '@/lib/http/matches-shape';
import { currentToken } from '@/stores/auth';

const known: Partial<Record<CallName, Shape>> = shapes;

/** The same key with the same body makes one order, however often it is sent. */
type Options = { locale: Locale; signal?: AbortSignal; idempotencyKey?: string };

/** A call from the browser: same origin, credentials, language of the page (S7-01 to S7-04). */
export async function call<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { locale, signal, idempotencyKey }: Options,
): Promise<Data<Name>> {
  const token = currentToken();
  const ask = () =>
    send(name, sent, {
      base: '',
      init: {
        credentials: 'include',
        headers: {
          'Accept-Language': locale,
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(signal ? { signal } : {}),
      },
    });
  const isRead = calls[name].startsWith('GET');
  return checked(name, await (isRead || token ? ask() : afterFirstWrite(name, ask)));
}

// The browser has no schema library (record 002). The generated shape checks the types of the
// fields that the browser reads.
function checked<Name extends CallName>(name: Name, data: unknown): Data<Name> {
  const shape = known[name];
  if (shape && !matchesShape({ data }, shape)) {
    if (!isTooMany(data)) throw new ApiError('server');
    // A write shows the message in the data; a read has nothing to show.
    if (calls[name].startsWith('GET')) throw new ApiError('rejected', { status: 429 });
  }
  return data as Data<Name>;
}

/** Of another shape, and not a failure (S8-14). */
function isTooMany(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'status' in data && data.status === 429;
}
