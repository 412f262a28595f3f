export type ApiErrorKind =
  | 'no-response'
  | 'server'
  | 'unauthorized'
  | 'not-found'
  | 'too-large'
  | 'conflict'
  | 'rejected';

type Details = {
  status?: number;
  detail?: string;
  fields?: Record<string, string>;
  data?: unknown;
};

/** The one failure of a call; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly detail: string;
  readonly fields: Record<string, string>;
  /** The answer's `data`: of a conflict it says with what. */
  readonly data: unknown;

  constructor(kind: ApiErrorKind, { status = 0, detail = '', fields = {}, data }: Details = {}) {
    super(`${kind} (${status}) ${detail}`.trim());
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.detail = detail;
    this.fields = fields;
    this.data = data;
  }
}

const kinds: Record<number, ApiErrorKind> = {
  401: 'unauthorized',
  404: 'not-found',
  409: 'conflict',
  410: 'not-found',
  413: 'too-large',
};

export function kindOf(status: number): ApiErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'rejected');
}

/** Of whatever kept a page from being shown; 500 when it names none (S2-101). */
export function statusOf(error: unknown): number {
  return error instanceof ApiError && error.status > 0 ? error.status : 500;
}

/** What the shop itself says of a failure, in her language; '' when it said nothing. */
export function detailOf(error: Error): string {
  return error instanceof ApiError ? error.detail : '';
}

/** The same of what would be refused again: trying once more is of no use. */
export function refusalOf(error: Error): string {
  const isFinal = error instanceof ApiError && [409, 410, 422].includes(error.status);
  return isFinal ? error.detail : '';
}
