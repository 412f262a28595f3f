import type { Context } from 'hono';
import { Conflict, Malformed, NotFound, OperatorFailure, ShopError } from '@/api/shared/errors';
import type { MessageKey } from '@/api/shared/messages';
import { log } from '@/lib/telemetry/log';

/** The statuses with which an existing control endpoint refuses a request. */
export type RefusalStatus = 400 | 404 | 409 | 410 | 422 | 500 | 503;
type Status = RefusalStatus | 405 | 502;

/**
 * A refusal by the mock itself. Its text is in English, because it is meant for people who write
 * tests.
 */
export class Refusal extends Error {
  readonly status: Status;
  readonly data: object;

  constructor(status: Status, message: string, data: object = {}) {
    super(message);
    this.status = status;
    this.data = data;
  }
}

const texts: { [Key in MessageKey]?: string } = {
  malformed: 'the request cannot be read: it has malformed percent-encoding or a NUL character',
  noProduct: 'there is no such product or variant in this world',
};

/**
 * Converts an error to a response of the control API. Unexpected errors are logged and become 500.
 */
export function refusalResponse(error: Error, c: Context): Response {
  const { status, message: detail, data } = toRefusal(error);
  if (status === 500) log.error(`${c.req.method} ${c.req.path}`, error);
  c.header('cache-control', 'no-store');
  return c.json({ status: false, data: { detail, ...data }, message: detail }, status);
}

function toRefusal(error: Error): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof OperatorFailure) return new Refusal(error.status, error.message);
  const text = error instanceof ShopError ? (texts[error.key] ?? error.key) : error.message;
  return new Refusal(statusOf(error), text);
}

function statusOf(error: Error): Status {
  if (error instanceof Malformed) return 400;
  if (error instanceof NotFound) return 404;
  if (error instanceof Conflict) return 409;
  return error instanceof ShopError ? 422 : 500;
}
