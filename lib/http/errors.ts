export type ApiErrorKind =
  | 'no-response'
  /** The request was not sent, because the browser rejects the cookie that identifies a guest. */
  | 'no-cookies'
  /** A read exceeded its time limit. */
  | 'timeout'
  | 'server'
  | 'unauthorized'
  | 'not-found'
  | 'too-large'
  | 'too-many'
  | 'conflict'
  | 'rejected'
  /** The request succeeded, but its response does not match the contract. */
  | 'malformed';

type Details = {
  status?: number;
  detail?: string;
  fields?: Record<string, string>;
  data?: unknown;
  retryAfter?: number | null;
};

/** The error of a failed API request. `status` is 0 without a response. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly detail: string;
  readonly fields: Record<string, string>;
  /** The `data` of the response, for example the current quote of a conflict. */
  readonly data: unknown;
  /** Seconds after which to retry; `null` if the response does not specify a delay. */
  readonly retryAfter: number | null;

  constructor(kind: ApiErrorKind, details: Details = {}) {
    const { status = 0, detail = '', fields = {}, data, retryAfter = null } = details;
    super(`${kind} (${status}) ${detail}`.trim());
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

const kinds: Record<number, ApiErrorKind> = {
  401: 'unauthorized',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
  413: 'too-large',
  429: 'too-many',
};

/** Maps the HTTP status of a failed request to its error kind. */
export function kindOf(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'rejected');
}

/** Returns the HTTP status of an error; 500 if it has none (S2-101). */
export function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status > 0 ? error.status : 500;
}

/** Returns the API's message in the language of the page, or `''`. */
export function detailOf(error: Error): string {
  return error instanceof ApiError ? error.detail : '';
}

/**
 * Returns the API's message for rejections that a retry cannot resolve, and `''` for all other
 * errors.
 */
export function refusalOf(error: Error): string {
  const isFinal = error instanceof ApiError && [409, 410, 422].includes(error.status);
  return isFinal ? error.detail : '';
}

/**
 * Returns whether a write may have been applied despite the error, because the response is missing
 * or does not reveal the outcome.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && ['no-response', 'server', 'malformed'].includes(error.kind);
}
