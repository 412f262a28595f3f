export type ApiErrorKind =
  | 'no-response'
  /** Not sent: the browser refuses the cookie by which a guest's things are found again. */
  | 'no-cookies'
  /** A read took too long. */
  | 'timeout'
  | 'server'
  | 'unauthorized'
  | 'not-found'
  | 'too-large'
  | 'too-many'
  | 'conflict'
  | 'rejected'
  /** Accepted, and answered in another shape than the contract's. */
  | 'malformed';

type Details = {
  status?: number;
  detail?: string;
  fields?: Record<string, string>;
  data?: unknown;
  retryAfter?: number | null;
};

/** The only error of a call; `status` is 0 if there was no answer. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly detail: string;
  readonly fields: Record<string, string>;
  /** The `data` of the answer: a conflict tells what it conflicts with. */
  readonly data: unknown;
  /** In how many seconds to try again; null if the answer does not say. */
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

export function kindOf(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'rejected');
}

/** 500 if the error has no status (S2-101). */
export function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status > 0 ? error.status : 500;
}

/** The message of the API in the language of the page; '' if there is none. */
export function detailOf(error: Error): string {
  return error instanceof ApiError ? error.detail : '';
}

/** The same, but only for errors where trying again is of no use. */
export function refusalOf(error: Error): string {
  const isFinal = error instanceof ApiError && [409, 410, 422].includes(error.status);
  return isFinal ? error.detail : '';
}

/** No answer, or none that says what became of the call: it may have been carried out. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && ['no-response', 'server', 'malformed'].includes(error.kind);
}
