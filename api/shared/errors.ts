import type { MessageKey } from './messages';

/**
 * Base class of the errors that services throw. Only `error-response.ts` maps them to HTTP
 * statuses.
 */
export class ShopError extends Error {
  readonly key: MessageKey;
  readonly values: Record<string, string>;

  constructor(key: MessageKey, values: Record<string, string> = {}) {
    super(key);
    this.name = new.target.name;
    this.key = key;
    this.values = values;
  }
}

/** The requested record does not exist, or is not visible to the caller. */
export class NotFound extends ShopError {
  constructor(key: MessageKey = 'notFound') {
    super(key);
  }
}

/** The product or SKU was withdrawn. */
export class Gone extends ShopError {
  constructor(key: MessageKey = 'gone') {
    super(key);
  }
}

/** The request cannot be parsed. */
export class Malformed extends ShopError {
  constructor() {
    super('malformed');
  }
}

/** Returns the error for a request that cannot be parsed because of `cause`. */
export function malformedBy(cause: unknown): Malformed {
  return Object.assign(new Malformed(), { cause });
}

/** The request is well-formed but invalid. `fields` has a message for each field at fault. */
export class Invalid extends ShopError {
  readonly fields: Record<string, MessageKey>;

  constructor(fields: Record<string, MessageKey>, key: MessageKey = 'invalid') {
    super(key);
    this.fields = fields;
  }
}

/** The token is missing, unknown or expired. */
export class Unauthorized extends ShopError {
  constructor() {
    super('unauthorized');
  }
}

/** A page from another origin sent the request. */
export class Forbidden extends ShopError {
  constructor() {
    super('forbidden');
  }
}

/**
 * Too many requests. `values` fill the message, `data` is added to the response, and `seconds`
 * becomes `Retry-After`.
 */
export class TooMany extends ShopError {
  readonly data: object;
  readonly seconds: number | null;

  constructor(key: MessageKey = 'tooMany', details: TooManyDetails = {}) {
    const { values = {}, data = {}, seconds = null } = details;
    super(key, values);
    this.data = data;
    this.seconds = seconds;
  }
}

type TooManyDetails = { values?: Record<string, string>; data?: object; seconds?: number };

/** The request cannot be served at the moment. `data` may contain a `code` for the reason. */
export class Unavailable extends ShopError {
  readonly data: object;

  constructor(key: MessageKey, data: object = {}) {
    super(key);
    this.data = data;
  }
}

/** The average rate at which the request body arrives is below the minimum. */
export class TooSlow extends ShopError {
  constructor() {
    super('tooSlow');
  }
}

/**
 * The disk of the embedded database has too little space for a write. `FolderRoom` has logged it.
 */
export class OutOfRoom extends Error {
  /** SQLSTATE for a full disk. Failures are counted by this code. */
  readonly code = '53100';
}

/** The body is larger than the endpoint accepts. */
export class TooLarge extends ShopError {
  constructor() {
    super('tooLarge');
  }
}

/** The request conflicts with the current state. `data` may contain details. */
export class Conflict extends ShopError {
  readonly data: object;

  constructor(key: MessageKey, data: object = {}, values: Record<string, string> = {}) {
    super(key, values);
    this.data = data;
  }
}

/**
 * An order was rejected because of its goods. `skus` names them for the log: the SKU and the
 * variant number of each line, such as `SADO-3 #17`.
 */
export class GoodsConflict extends Conflict {
  readonly skus: string[];

  constructor(key: MessageKey, data: object, skus: string[]) {
    super(key, data);
    this.skus = skus;
  }
}

/** An error at startup. The process logs its message without a stack trace, and exits. */
export class StartFailure extends Error {}

/** A failed start that can succeed later without any change, so the supervisor retries it. */
export class StartLater extends StartFailure {}

type OperatorStatus = 404 | 409 | 422 | 503;

/** An error whose message is meant for the operator. */
export class OperatorFailure extends Error {
  readonly status: OperatorStatus;

  constructor(
    message: string,
    { status = 422, ...options }: ErrorOptions & { status?: OperatorStatus } = {},
  ) {
    super(message, options);
    this.status = status;
  }
}

/** Returns the `code` of a Node.js or database error, or an empty string. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** The SMS provider did not accept a message, or its response was lost. */
export class SmsFailure extends Error {
  /** Whether the provider's response was lost. The message may have been sent. */
  readonly isUnsure: boolean;

  constructor(
    message: string,
    { isUnsure = false, ...options }: ErrorOptions & { isUnsure?: boolean } = {},
  ) {
    super(message, options);
    this.isUnsure = isUnsure;
  }
}

/**
 * Returns whether a file could not be opened or written. Errors from writing to a full or broken
 * disk contain no path.
 */
export function isDiskError(cause: unknown): cause is Error {
  const isWrite = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'].includes(codeOf(cause));
  return cause instanceof Error && (isWrite || (codeOf(cause) !== '' && 'path' in cause));
}
