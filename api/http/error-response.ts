import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isOutOfRoom, isUnavailable, sqlState, unavailableLine } from '@/api/db/failure';
import {
  Conflict,
  Forbidden,
  Gone,
  GoodsConflict,
  Invalid,
  Malformed,
  NotFound,
  OperatorFailure,
  ShopError,
  TooLarge,
  TooMany,
  TooSlow,
  Unauthorized,
  Unavailable,
} from '@/api/shared/errors';
import { fill, textIn } from '@/api/shared/locale';
import { type MessageKey, messages } from '@/api/shared/messages';
import type { ContentLocale } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { acceptedLocale } from '@/lib/domain/routing/accept-language';
import { log } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';
import { currentRequest } from '@/lib/telemetry/request-context';

const RETRY_AFTER_SECONDS = '2';
const SQLSTATE = /^(?=.*\d)[\dA-Z]{5}$/;

const statuses = new Map<unknown, ContentfulStatusCode>([
  [Malformed, 400],
  [Unauthorized, 401],
  [Forbidden, 403],
  [NotFound, 404],
  [TooSlow, 408],
  [Conflict, 409],
  [GoodsConflict, 409],
  [Gone, 410],
  [TooLarge, 413],
  [Invalid, 422],
  [TooMany, 429],
  [Unavailable, 503],
]);

/**
 * Converts an error to a response. Logs server faults, counts database failures, and logs and
 * counts the refusals of `explained` endpoints.
 */
export function errorResponse(error: Error, c: Context): Response {
  const status = statusOf(error);
  note(error, status, `${c.req.method} ${c.req.path}`);
  noteRefusal(error, status);
  if (status === 503 && !(error instanceof Unavailable)) {
    c.header('retry-after', RETRY_AFTER_SECONDS);
  }

  const key = error instanceof ShopError ? error.key : keyOf(status);
  const locale = acceptedLocale(c.req.header('accept-language'));
  const text = textIn(messages[key], locale);
  const translated = error instanceof ShopError ? fill(text, error.values) : text;
  const detail = error instanceof OperatorFailure ? error.message : translated;
  const more = moreOf(error, locale);
  if (error instanceof TooMany && error.seconds) c.header('retry-after', `${error.seconds}`);
  // Closes the connection instead of waiting for the rest of the body.
  if (status === 408) c.header('connection', 'close');
  c.header('cache-control', 'no-store');
  return c.json({ status: false, data: { detail, ...more }, message: detail }, status);
}

function note(error: Error, status: number, request: string): void {
  const state = sqlState(error);
  if (isUnavailable(error) || SQLSTATE.test(state)) {
    count('chorsu_db_failures_total', { sqlstate: state });
  }
  // `FolderRoom` has logged this once, when the free space became low.
  if (isOutOfRoom(error)) return;
  if (status === 500) log.error(request, error);
  if (error instanceof Unavailable) log.warn(`${request}: ${error.key}`);
  else if (status === 503) log.warn(`${request}: ${unavailableLine(error)}`);
}

/** The endpoints whose refusals are explained in the log. */
const explained = new Set<string | undefined>([
  'order.place',
  'order.oneClick',
  'order.pay',
  'order.cancel',
  'user.sendCode',
  'user.signIn',
] satisfies CallName[]);

/** Logs and counts why an order, a payment or a sign-in was refused, without personal data. */
function noteRefusal(error: Error, status: number): void {
  const call = currentRequest()?.call;
  if (!(error instanceof ShopError) || !call || !explained.has(call)) return;
  const reason = dataCodeOf(error) ?? error.key;
  const fields = error instanceof Invalid ? Object.entries(error.fields) : [];
  count('chorsu_refusals_total', { call, reason });
  log.info('refused', {
    status,
    reason,
    ...(fields.length > 0 && { fields: fields.map((field) => field.join(': ')).join(', ') }),
    ...(error instanceof GoodsConflict && { skus: error.skus.join(', ') }),
  });
}

/** Returns the `code` from the error's data. Order conflicts and some other errors have one. */
function dataCodeOf(error: ShopError): string | undefined {
  return 'data' in error ? (error.data as { code?: string }).code : undefined;
}

function statusOf(error: Error): ContentfulStatusCode {
  if (error instanceof OperatorFailure) return error.status;
  const known = statuses.get(error.constructor);
  return known ?? (isUnavailable(error) ? 503 : 500);
}

function keyOf(status: ContentfulStatusCode): MessageKey {
  return status === 503 ? 'unavailable' : 'failed';
}

function moreOf(error: Error, locale: ContentLocale): object {
  if (error instanceof Invalid) return { fields: textsOf(error, locale) };
  // The contract repeats the status in `data` (D-04).
  if (error instanceof TooMany) return { status: 429, ...error.data };
  return error instanceof Conflict || error instanceof Unavailable ? error.data : {};
}

function textsOf({ fields }: Invalid, locale: ContentLocale): Record<string, string> {
  const texts = Object.entries(fields).map(([name, key]) => [name, textIn(messages[key], locale)]);
  return Object.fromEntries(texts);
}
