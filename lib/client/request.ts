import type { Locale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import type { Data, Sent } from '@/lib/contract/contract';
import { contentLocale } from '@/lib/domain/routing/locale-path';
import { dataOrTooMany, type EncodeFields, send } from '@/lib/http/call';
import { afterFirstWrite } from './sync/first-write';

export type CallOf<Noun extends string> = Extract<CallName, `${Noun}.${string}`>;

/** Requests with the same `idempotencyKey` and body create only one order. */
type RequestOptions = { locale: Locale; signal?: AbortSignal; idempotencyKey?: string };

/** The parts of a client that differ between a page and the hydration script. */
type RequesterOptions<Noun extends string> = {
  /** Method and path of each endpoint, for example 'GET /order/cart'. */
  endpoints: Readonly<Record<CallOf<Noun>, string>>;
  token: () => string | null;
  /** Receives the API's time in milliseconds since 1970 with each response. */
  onApiTime?: (sentAt: number) => void;
  /** Returns the encoder of an endpoint whose body is not JSON. */
  encoderOf?: (name: CallOf<Noun>) => EncodeFields | undefined;
  /** Wraps each read, for example to add a time limit. */
  read?: ReadRequest;
  /** Throws if the data of a response does not have the expected shape. */
  check?: (name: CallOf<Noun>, data: unknown) => void;
};

type ReadRequest = (
  signal: AbortSignal | undefined,
  request: (signal?: AbortSignal) => Promise<unknown>,
) => Promise<unknown>;

/** Sends a request to one of the noun's endpoints. */
export type Requester<Noun extends string> = <Name extends CallOf<Noun>>(
  name: Name,
  sent: Sent<Name>,
  options: RequestOptions,
) => Promise<Data<Name>>;

/**
 * Creates an API client for the endpoints of one noun, such as `cart`. Requests are same-origin and
 * carry credentials and the page's language (S7-01 to S7-04).
 */
export function requester<Noun extends string>({
  endpoints,
  token: currentToken,
  onApiTime,
  encoderOf,
  read = (signal, request) => request(signal),
  check,
}: RequesterOptions<Noun>): Requester<Noun> {
  return async <Name extends CallOf<Noun>>(
    name: Name,
    sent: Sent<Name>,
    { locale, signal, idempotencyKey }: RequestOptions,
  ) => {
    const token = currentToken();
    const headers = {
      'Accept-Language': contentLocale(locale),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    };
    const encode = encoderOf?.(name);
    const request = async (until = signal) => {
      const init = { credentials: 'include', headers, ...(until && { signal: until }) } as const;
      return dataOrTooMany(
        await send(endpoints[name], sent, { base: '', init, onApiTime, encode }),
      );
    };
    const data = endpoints[name].startsWith('GET ')
      ? await read(signal, request)
      : await (token ? request() : afterFirstWrite(name, () => request()));
    check?.(name, data);
    return toData<Name>(data);
  };
}

/** Without `check`, the caller relies on the API to follow the contract. */
function toData<Name extends CallName>(data: unknown): Data<Name> {
  return data as Data<Name>;
}
