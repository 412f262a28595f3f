import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from '@/lib/domain/routing/http-request';
import { cookieLocale } from '@/lib/domain/routing/locale-path';
import { envServer } from '@/lib/env.server';
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-context';
import { acceptedEncoding, type Bodies, type Encoding, pickBody } from '@/server/bytes/compress';
import { ZippedBodies } from '@/server/bytes/zipped-bodies';
import { requestIdOf } from '@/server/observe';
import type { PageRequest } from './cache-key';
import type { Page } from './page';
import type { ServedPage } from './serve-page';

const zipped = new ZippedBodies();

/** Sends a page in the encoding that the client accepts, or 304 for a matching ETag. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  served: ServedPage,
  request: PageRequest,
): void | Promise<void> {
  const { page, state } = served;
  const headers = [
    // nginx 1.22 follows whichever caching header comes first.
    ...cdnHeaders(served, request, { seconds: envServer.CDN_SECONDS, now: Date.now() }),
    ...withIgnored(page.headers, request.ignored),
    'x-cache',
    state,
    ...languageCookie(req, request, page),
    REQUEST_ID_HEADER,
    requestIdOf(req),
  ];
  if (page.status === 200 && matchesEtag(req.headers['if-none-match'], page.etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  return inEncoding(req, { bodies: page.bodies, digest: page.etag }, (encoding, body) => {
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    headers.push('content-length', String(body.length));
    res.writeHead(page.status, headers);
    // Node sends no body in response to HEAD.
    res.end(body);
  });
}

/** Sends an RSC payload. Its address contains its digest, so its bytes never change. */
export function sendPayload(
  req: IncomingMessage,
  res: ServerResponse,
  { bodies, digest }: { bodies: Bodies | undefined; digest: string },
): void | Promise<void> {
  if (!bodies) {
    res.writeHead(404, { 'cache-control': 'no-store' }).end();
    return;
  }
  return inEncoding(req, { bodies, digest }, (encoding, body) => {
    res.writeHead(200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': body.length,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    res.end(body);
  });
}

/**
 * Calls `send` with the body in the accepted encoding. It does so synchronously, unless the gzip
 * body has to be created first.
 */
function inEncoding(
  { headers }: IncomingMessage,
  { bodies, digest }: { bodies: Bodies; digest: string },
  send: (encoding: Encoding, body: Buffer) => void,
): void | Promise<void> {
  const accepted = acceptedEncoding(headers['accept-encoding']);
  if (accepted !== 'gzip' || bodies.gzip || !bodies.br) {
    return send(...pickBody(bodies, accepted));
  }
  const body = zipped.of(digest, bodies.br);
  if (body instanceof Promise) return body.then((made) => send('gzip', made));
  return send('gzip', body);
}

/** Returns the middleware's language cookie for shoppers who lack it (S1-07). */
function languageCookie(
  { headers }: IncomingMessage,
  { kind, locale }: PageRequest,
  { languageCookie: cookie }: Page,
): string[] {
  const isVisit = kind === 'html' && !headers['sec-purpose']?.includes('prefetch');
  if (!cookie || !isVisit || cookieLocale(headers.cookie) === locale) return [];
  return ['set-cookie', cookie];
}

function withIgnored(headers: string[], ignored: string): string[] {
  if (ignored === '') return headers;
  const at = headers.findIndex((text, index) => index % 2 === 0 && text === 'location');
  const location = headers[at + 1];
  if (at < 0 || location === undefined) return headers;
  return headers.with(at + 1, `${location}${location.includes('?') ? '&' : '?'}${ignored}`);
}

/**
 * Returns headers for an operator's cache in front of the storefront (RFC 9213): how long to keep a
 * page, and the tags by which to purge it. The lifetime ends no later than the moment when the
 * content of the page expires. Browsers follow `Cache-Control`, which is unchanged.
 */
export function cdnHeaders(
  { page, state }: ServedPage,
  { key, scope }: Pick<PageRequest, 'key' | 'scope'>,
  { seconds, now }: { seconds: number; now: number },
): string[] {
  if (seconds === 0 || key === null || scope !== null || state === 'bypass') return [];
  const trueSeconds = Math.max(
    0,
    Math.floor(((page.expiresAt ?? Number.POSITIVE_INFINITY) - now) / 1000),
  );
  const fresh = Math.min(seconds, trueSeconds);
  const stale = Math.min(seconds * 10, trueSeconds - fresh);
  return [
    'cdn-cache-control',
    `max-age=${fresh}, stale-while-revalidate=${stale}`,
    'surrogate-key',
    page.tags.join(' '),
    // nginx reads this header.
    'x-accel-expires',
    String(fresh),
  ];
}
