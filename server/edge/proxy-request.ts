import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { CHANGE_HEADER } from '@/lib/constants';
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-context';
import { requestIdOf } from '@/server/observe';
import { endToEndHeaders } from './proxy-response';
import type { ReceivedBody } from './read-body';
import { isOwnHost } from './request-checks';

export type ForwardedRequest = {
  siteUrl: string;
  /**
   * Whether a load balancer in front of the storefront has added the shopper's address to the
   * request.
   */
  isBehindProxy: boolean;
  /** The names of the cookies that the API reads. */
  cookies: readonly string[];
};

/** Builds the headers with which a shopper's request is forwarded to the API. */
export function requestHeaders(
  req: IncomingMessage,
  options: ForwardedRequest & { host: string; body: ReceivedBody | null },
): OutgoingHttpHeaders {
  const site = new URL(options.siteUrl);
  // Only the storefront may set the change header, which makes the API check for that change at
  // once.
  const {
    'content-length': _length,
    // Node has already handled `Expect`; the body or its beginning has arrived.
    expect: _expect,
    [CHANGE_HEADER]: _change,
    cookie,
    ...headers
  } = endToEndHeaders(req.headers);
  const cookies = cookiesOf(cookie, options.cookies);
  return {
    ...headers,
    ...(cookies && { cookie: cookies }),
    ...framingOf(req, options.body),
    host: options.host,
    // If the API closed the connection after rejecting a request with an unread body, the
    // storefront could lose the response.
    connection: 'keep-alive',
    'x-forwarded-for': addressOf(req, options),
    'x-forwarded-host': hostOf(req, options.siteUrl),
    'x-forwarded-proto': site.protocol.slice(0, -1),
    [REQUEST_ID_HEADER]: requestIdOf(req),
  };
}

/**
 * Returns the headers that frame the body for the API. Node frames the body of a POST
 * automatically, but not that of a DELETE: without these headers, the API would parse that body as
 * the next request.
 */
function framingOf(req: IncomingMessage, body: ReceivedBody | null): OutgoingHttpHeaders {
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

/**
 * Returns the host that the browser uses for the shop. The API compares it with the `Origin` of a
 * write.
 */
function hostOf({ headers: { host = '', origin = '' } }: IncomingMessage, siteUrl: string) {
  const site = new URL(siteUrl);
  const isAtSite = URL.canParse(origin) && new URL(origin).host === site.host;
  return !isAtSite && isOwnHost(host, siteUrl) ? host.toLowerCase() : site.host;
}

function addressOf(req: IncomingMessage, { isBehindProxy }: ForwardedRequest): string {
  const forwarded = isBehindProxy ? req.headers['x-forwarded-for'] : undefined;
  return [forwarded ?? [], req.socket.remoteAddress ?? []].flat().join(', ');
}

/** Keeps only the cookies that the API reads; other cookies of the site's domain may be large. */
function cookiesOf(sent: OutgoingHttpHeaders[string], names: readonly string[]): string {
  const pairs = String(sent ?? '').split(/;\s*/);
  return pairs.filter((pair) => names.includes(pair.split('=', 1)[0] ?? '')).join('; ');
}
