import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { CHANGE_HEADER } from '@/lib/constants';
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-context';
import { requestIdOf } from '@/server/observe';
import { passing } from './proxy-answer';
import type { TakenBody } from './read-body';
import { isOwnHost } from './request-checks';

export type ForwardedRequest = {
  siteUrl: string;
  /** Whether a balancer in front has written the shopper's address into the request. */
  isBehindProxy: boolean;
  /** The names of the cookies that the API reads. */
  cookies: readonly string[];
};

/** The headers with which a shopper's request goes on to the API. */
export function requestHeaders(
  req: IncomingMessage,
  options: ForwardedRequest & { host: string; body: TakenBody | null },
): OutgoingHttpHeaders {
  const site = new URL(options.siteUrl);
  // Which change its reader must see, the storefront alone says: the API looks for it at once.
  const {
    'content-length': _length,
    // Node has answered it: the body, or its beginning, is here.
    expect: _expect,
    [CHANGE_HEADER]: _change,
    cookie,
    ...headers
  } = passing(req.headers);
  const cookies = cookiesOf(cookie, options.cookies);
  return {
    ...headers,
    ...(cookies && { cookie: cookies }),
    ...framingOf(req, options.body),
    host: options.host,
    // An API that closes after it rejects a request unread would cut off its own answer.
    connection: 'keep-alive',
    'x-forwarded-for': addressOf(req, options),
    'x-forwarded-host': hostOf(req, options.siteUrl),
    'x-forwarded-proto': site.protocol.slice(0, -1),
    [REQUEST_ID_HEADER]: requestIdOf(req),
  };
}

/**
 * How the API tells where the body ends. Node by itself frames the body of a POST, not that of a
 * DELETE: the API would take what it says for the next request.
 */
function framingOf(req: IncomingMessage, body: TakenBody | null): OutgoingHttpHeaders {
  if (!body) return {};
  if (body.isWhole) return { 'content-length': body.bytes.length };
  return statedLength(req) === null
    ? { 'transfer-encoding': 'chunked' }
    : { 'content-length': req.headers['content-length'] };
}

/** Returns the `Content-Length` in bytes, or `null` for a body without one. */
export function statedLength({ headers }: IncomingMessage): number | null {
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  return coding === undefined && length !== undefined ? Number(length) : null;
}

/** The name by which the browser knows the shop: the API compares it with the `Origin` of a write. */
function hostOf({ headers: { host = '', origin = '' } }: IncomingMessage, siteUrl: string) {
  const site = new URL(siteUrl);
  const isAtSite = URL.canParse(origin) && new URL(origin).host === site.host;
  return !isAtSite && isOwnHost(host, siteUrl) ? host.toLowerCase() : site.host;
}

function addressOf(req: IncomingMessage, { isBehindProxy }: ForwardedRequest): string {
  const forwarded = isBehindProxy ? req.headers['x-forwarded-for'] : undefined;
  return [forwarded ?? [], req.socket.remoteAddress ?? []].flat().join(', ');
}

/** Other cookies of the site's domain may be large, and are nothing to the API. */
function cookiesOf(sent: OutgoingHttpHeaders[string], names: readonly string[]): string {
  const pairs = String(sent ?? '').split(/;\s*/);
  return pairs.filter((pair) => names.includes(pair.split('=', 1)[0] ?? '')).join('; ');
}
