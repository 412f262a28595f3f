import type { Locale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import type { Data, Sent } from '@/lib/contract/contract';
import { call as send } from '@/lib/http/call';
import { currentToken } from '@/stores/auth';

/** The same key with the same body orders once, however often it is sent. */
type Options = { locale: Locale; signal?: AbortSignal; idempotencyKey?: string };

/** A call from the browser: same origin, with credentials, in the page's language (spec §7). */
export async function call<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  { locale, signal, idempotencyKey }: Options,
): Promise<Data<Name>> {
  const token = currentToken();
  const data = await send(name, sent, {
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
  return trusted<Name>(data);
}

// The browser holds no schema library (blueprint 5): the API's own checks vouch for the shape.
function trusted<Name extends CallName>(data: unknown): Data<Name> {
  return data as Data<Name>;
}
