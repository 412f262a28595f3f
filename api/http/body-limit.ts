import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { TooLarge } from '@/api/shared/errors';
import { REVIEW_PHOTO_BYTES, REVIEW_PHOTOS_MAX } from '@/lib/constants';
import type { CallName } from '@/lib/contract/calls';
import { answerError } from './error-answer';

const KB = 1024;
/** Anyone may make the API read so much. */
const SMALL = 4 * KB;
/** Lists of lines, places and texts of a shopper. */
const LARGER: { [Name in CallName]?: number } = {
  'address.add': 16 * KB,
  'address.change': 16 * KB,
  'order.oneClick': 16 * KB,
  'order.place': 64 * KB,
  'order.quote': 32 * KB,
  'user.change': 16 * KB,
  // The overhead of the form included.
  'review.add': REVIEW_PHOTOS_MAX * REVIEW_PHOTO_BYTES + 64 * KB,
};
/** What other programs send: payment providers, the operator's tool. */
export const OTHER_BODIES_MAX = 64 * KB;

export function bodyMaxOf(name: CallName): number {
  return LARGER[name] ?? SMALL;
}

/**
 * Refuses a longer body unread. One that does not say how long it is has to be read for that, and
 * before anybody knows who sends it: it may be no longer than others. To look for the body of a read,
 * which has none, would make a whole `Request` of it, with a signal that follows another one
 * (docs/decisions/112).
 */
export function bodyOf(maxSize: number): MiddlewareHandler {
  const said = limitOf(maxSize);
  const unsaid = limitOf(Math.min(maxSize, OTHER_BODIES_MAX));
  return (c, next) => {
    if (c.req.method === 'GET') return next();
    return c.req.header('content-length') === undefined ? unsaid(c, next) : said(c, next);
  };
}

function limitOf(maxSize: number): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => answerError(new TooLarge(), c) });
}
