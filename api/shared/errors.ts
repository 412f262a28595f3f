import type { MessageKey } from './messages';

/** Errors of services; only `error-answer.ts` maps them to statuses. */
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

export class NotFound extends ShopError {
  constructor(key: MessageKey = 'notFound') {
    super(key);
  }
}

export class Gone extends ShopError {
  constructor(key: MessageKey = 'gone') {
    super(key);
  }
}

/** Cannot be read at all. */
export class Malformed extends ShopError {
  constructor() {
    super('malformed');
  }
}

export function malformedBy(cause: unknown): Malformed {
  return Object.assign(new Malformed(), { cause });
}

/** Can be read but does not fit; `fields` states what is wrong with each field at fault. */
export class Invalid extends ShopError {
  readonly fields: Record<string, MessageKey>;

  constructor(fields: Record<string, MessageKey>, key: MessageKey = 'invalid') {
    super(key);
    this.fields = fields;
  }
}

export class Unauthorized extends ShopError {
  constructor() {
    super('unauthorized');
  }
}

export class Forbidden extends ShopError {
  constructor() {
    super('forbidden');
  }
}

/** Asked too often; `values` go into the message, `data` beside it, `seconds` into Retry-After. */
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

/** Temporarily impossible for everyone; `data` tells the page why. */
export class Unavailable extends ShopError {
  readonly data: object;

  constructor(key: MessageKey, data: object = {}) {
    super(key);
    this.data = data;
  }
}

/** The body arrives below the minimum rate. */
export class TooSlow extends ShopError {
  constructor() {
    super('tooSlow');
  }
}

/** The disk of the embedded database has too little room for a write. `FolderRoom` has logged it. */
export class OutOfRoom extends Error {
  /** The SQLSTATE of a full disk, by which the failure is counted. */
  readonly code = '53100';
}

export class TooLarge extends ShopError {
  constructor() {
    super('tooLarge');
  }
}

/** Contradicts what is; `data` tells the shopper's page with what. */
export class Conflict extends ShopError {
  readonly data: object;

  constructor(key: MessageKey, data: object = {}, values: Record<string, string> = {}) {
    super(key, values);
    this.data = data;
  }
}

/** Ends the process at its start with one line. */
export class StartFailure extends Error {}

/** A start that may succeed later without any change: a supervisor tries it again. */
export class StartLater extends StartFailure {}

type OperatorStatus = 404 | 409 | 422 | 503;

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

/** Of an error of Node or of the database; '' for any other. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** The provider of messages did not accept one. */
export class SmsFailure extends Error {}
