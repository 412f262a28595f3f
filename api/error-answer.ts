import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  Conflict,
  Gone,
  Invalid,
  Malformed,
  NotFound,
  OperatorFailure,
  ShopError,
  TooLarge,
  TooMany,
  Unauthorized,
} from './errors';
import { fill, localeOf, textIn } from './locale';
import { messages } from './messages';

const statuses = new Map<unknown, ContentfulStatusCode>([
  [Malformed, 400],
  [Unauthorized, 401],
  [NotFound, 404],
  [Conflict, 409],
  [Gone, 410],
  [TooLarge, 413],
  [Invalid, 422],
  [TooMany, 429],
  [OperatorFailure, 422],
]);

export function answerError(error: Error, c: Context): Response {
  const status = statuses.get(error.constructor) ?? 500;
  if (status === 500) console.error(`${c.req.method} ${c.req.path}:`, error);

  const key = error instanceof ShopError ? error.key : 'failed';
  const text = textIn(messages[key], localeOf(c.req.header('accept-language')));
  const said = error instanceof TooMany ? fill(text, error.values) : text;
  const detail = error instanceof OperatorFailure ? error.message : said;
  const more = moreOf(error);
  c.header('cache-control', 'no-store');
  return c.json({ status: false, data: { detail, ...more }, message: detail }, status);
}

function moreOf(error: Error): object {
  if (error instanceof Invalid) return { fields: error.fields };
  // Its status stands in the data as well (reading D-04).
  if (error instanceof TooMany) return { status: 429, ...error.data };
  return error instanceof Conflict ? error.data : {};
}
