import { API_BASE } from '@/lib/constants';
import { type CallName, calls, formCalls, methodAndPath } from '@/lib/contract/calls';
import type { Sent } from '@/lib/contract/contract';
import { isRecord } from '@/lib/domain/is-record';
import { sentAt } from '@/lib/domain/order/sent-at';
import { secondsUntilRetry } from '@/lib/domain/time/retry-after';
import { ApiError, kindOf } from './errors';
import { normalize } from './normalize';
import { callUrl } from './url';

type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/**
 * `base` is the API's origin or `''`; `init` may have headers, a signal and Next's cache options.
 */
type CallOptions = {
  base: string;
  init?: RequestInit;
  /** Called for each response with the API's time in milliseconds since 1970. */
  onApiTime?: ((sentAt: number) => void) | undefined;
};

/** Encodes the fields of a request body that is not JSON. */
export type EncodeFields = (fields: Record<string, unknown>) => FormData;

/** Sends a request to an endpoint of the contract (`send`). */
export async function call<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
  options: CallOptions,
): Promise<unknown> {
  return send(calls[name], sent, { ...options, ...(formCalls.has(name) && { encode: toForm }) });
}

/**
 * Sends a request to an endpoint of the API. It runs on the server and in the browser.
 *
 * A 429 response with an envelope is returned, not thrown (S8-08, ADR 046); see `dataOrTooMany`.
 *
 * @param endpoint - Method and path, for example 'PUT /order/address/:id'.
 * @returns The data in the response envelope, which is not validated yet.
 * @throws `ApiError` for failures and rejections; the browser's AbortError if the caller aborts.
 */
export async function send(
  endpoint: string,
  sent: Loose,
  { base, init = {}, onApiTime, encode }: CallOptions & { encode?: EncodeFields | undefined },
): Promise<unknown> {
  const [method, path] = methodAndPath(endpoint);
  const { params, query, body: fields } = sent;
  const body = isRecord(fields) && encode ? encode(fields) : fields;
  const headers = new Headers(init.headers);
  if (body !== undefined && !(body instanceof FormData)) {
    headers.set('Content-Type', 'application/json');
  }

  const response = await fetchOrFail(`${base}${API_BASE}${callUrl(path, params, query)}`, {
    ...init,
    method,
    headers,
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
  return unwrap(response, onApiTime);
}

async function fetchOrFail(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    // An aborted request is not a failure.
    if (isAborted(cause)) throw cause;
    throw Object.assign(new ApiError('no-response'), { cause });
  }
}

function isAborted(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError';
}

/** Returns the data of a successful response and throws a 429 response as an error. */
export function dataOrTooMany(response: unknown): unknown {
  if (!isRecord(response) || response.status !== 429) return response;
  const { detail, retry_after: seconds } = response;
  throw new ApiError('too-many', {
    status: 429,
    detail: typeof detail === 'string' ? detail : '',
    data: response,
    retryAfter: typeof seconds === 'number' ? seconds : null,
  });
}

async function unwrap(response: Response, onApiTime: CallOptions['onApiTime']): Promise<unknown> {
  const envelope = await readEnvelope(response);
  const time = sentAt(response.headers);
  // A response without an envelope was rejected above: it may come from a proxy with its own clock.
  if (time !== null) onApiTime?.(time);
  // Backends report the limit in the HTTP status, in the data or in both (D-04).
  const isTooMany = response.status === 429 || dataOf(envelope).status === 429;
  const { detail, fields } = errorData(envelope);
  if (isTooMany) {
    const retry_after = retryAfterOf(response.headers);
    return { detail, retry_after, ...dataOf(envelope), status: 429 };
  }
  if (response.ok && envelope.status !== false) return envelope.data;

  const { data } = envelope;
  throw new ApiError(kindOf(response.status), { status: response.status, detail, fields, data });
}

type Envelope = { status: unknown; data: unknown; message: unknown };

async function readEnvelope(response: Response): Promise<Envelope> {
  try {
    const body: unknown = normalize(await response.json());
    if (isRecord(body) && 'data' in body) {
      return { status: body.status, data: body.data, message: body.message };
    }
  } catch (cause) {
    throw Object.assign(broken(response), { cause });
  }
  throw broken(response);
}

/** A response without an envelope is a server failure unless its status specifies another kind. */
function broken({ ok, status, headers }: Response): ApiError {
  if (ok) return new ApiError('server');
  return new ApiError(kindOf(status), { status, retryAfter: retryAfterOf(headers) });
}

/** Returns `Retry-After` in seconds. A date in it is compared with the response's own `Date`. */
function retryAfterOf(headers: Headers): number | null {
  return secondsUntilRetry(headers.get('Retry-After'), sentAt(headers) ?? Number.NaN);
}

function dataOf({ data }: Envelope): Record<string, unknown> {
  return isRecord(data) ? data : {};
}

function errorData(envelope: Envelope) {
  const { message } = envelope;
  const record = dataOf(envelope);
  const detail = typeof record.detail === 'string' ? record.detail : String(message ?? '');
  const fields = isRecord(record.fields) ? record.fields : {};
  return {
    detail,
    fields: Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, String(text)])),
  };
}

/**
 * Converts fields to form data. Files stay files, a list of files becomes several fields, and other
 * objects become JSON.
 */
export function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of partsOf(value)) form.append(name, part);
  }
  return form;
}

function partsOf(value: unknown): (string | Blob)[] {
  if (value === undefined || value === null) return [];
  if (value instanceof Blob) return [value];
  if (isListOfFiles(value)) return value;
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}

function isListOfFiles(value: unknown): value is Blob[] {
  return Array.isArray(value) && value.every((part) => part instanceof Blob);
}
