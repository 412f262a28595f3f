import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { API_BASE, MEDIA_BASE, REVALIDATE_PATH } from '@/lib/constants';
import { isMalformed } from '@/lib/domain/malformed';
import { IMAGE_OPTIMISER, NEXT_ADDRESSES } from '@/lib/next/addresses';
import { type PageRequest, requestOfPage, toPageRequest } from '@/server/cache/cache-key';
import { sendPage, sendPayload } from '@/server/cache/send-page';
import type { PageServer } from '@/server/cache/serve-page';
import { acceptedEncoding } from '@/server/http/compress';
import { sendPlainPage } from '@/server/http/plain-page';
import type { ApiProxy } from '@/server/http/proxy';
import { hasDotSegment, isOwnHost, isOwnPicture } from '@/server/http/request-checks';
import type { StaticFiles } from '@/server/http/static-files';
import { unrecognisedCounts } from '@/server/next/unrecognised';
import { PAYLOADS, payloadAddress } from '@/server/paint/defer-hydration';

type Send = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

type Parts = {
  /** The cookie that is forwarded to the API, if any. */
  scopeCookie: string;
  site: { isHttps: boolean; siteUrl: string };
  isReady: () => boolean;
  next: Send;
  pages: PageServer;
  proxy: ApiProxy;
  revalidate: Send;
  securityHeaders: Record<string, string>;
  staticFiles: StaticFiles;
};

const sitemap = /^\/sitemap(?:\.xml|\/(?:pages|products-\d+)\.xml\.gz)$/;
const RETRY_AFTER_SECONDS = '5';

/** Dispatches each request to what answers it. */
export function createHandler(parts: Parts): RequestListener {
  return (req, res) => {
    const fail = (error: unknown) => {
      process.stderr.write(`${req.method} ${req.url}: ${String(error)}\n`);
      if (res.headersSent) res.destroy();
      else sayFailed(parts, req, res);
    };
    try {
      choose(parts, req.url ?? '/')(req, res)?.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

function choose(parts: Parts, url: string): Send {
  const mark = url.indexOf('?');
  const pathname = mark < 0 ? url : url.slice(0, mark);
  const { proxy, staticFiles } = parts;

  if (isMalformed(pathname)) return (req, res) => refuse(parts, req, res, 400);
  if (pathname === '/livez') return guarded(parts, (_req, res) => report(res, { status: true }));
  if (pathname === '/readyz') return guarded(parts, (_req, res) => reportReadiness(parts, res));
  if (pathname === REVALIDATE_PATH) return guarded(parts, parts.revalidate);
  if (isUnder(pathname, API_BASE) || isUnder(pathname, MEDIA_BASE)) return proxy;
  if (pathname === IMAGE_OPTIMISER) return (req, res) => sendPicture(parts, req, res);
  if (staticFiles.has(pathname) || isUnder(pathname, NEXT_ADDRESSES)) {
    return (req, res) =>
      isReading(req) ? staticFiles.send(req, res, pathname) : refuse(parts, req, res, 405);
  }
  return choosePage(parts, pathname);
}

function choosePage(parts: Parts, pathname: string): Send {
  if (hasDotSegment(pathname)) return (req, res) => refuse(parts, req, res, 400);
  if (sitemap.test(pathname)) return (req, res) => sendSitemap(parts, req, res);
  if (isUnder(pathname, PAYLOADS)) return (req, res) => answerPayload(parts, req, res);
  return (req, res) => answerPage(parts, req, res);
}

/** Adds the security headers for those that do not send them themselves. */
function guarded({ securityHeaders }: Parts, send: Send): Send {
  return (req, res) => {
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    return send(req, res);
  };
}

function sendPicture(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  if (!isReading(req)) return refuse(parts, req, res, 405);
  if (!isOwnPicture(req.url ?? '')) return refuse(parts, req, res, 400);
  return guarded(parts, parts.next)(req, res);
}

/** Streamed: too large for the page cache. */
function sendSitemap(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  if (!isOwnHost(req.headers.host, parts.site.siteUrl)) return refuse(parts, req, res, 421);
  if (!isReading(req)) return refuse(parts, req, res, 405);
  return guarded(parts, parts.next)(req, res);
}

function answerPage(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  if (!isOwnHost(req.headers.host, parts.site.siteUrl)) return refuse(parts, req, res, 421);
  if (!isReading(req)) return refuse(parts, req, res, 405);
  const request = toPageRequest(req.url ?? '/', req.headers, parts);
  const fresh = parts.pages.freshAnswer(request);
  return fresh ? sendPage(req, res, fresh, request) : findPage(parts, req, res, request);
}

function answerPayload(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  if (!isReading(req)) return refuse(parts, req, res, 405);
  return guarded(parts, () => findPayload(parts, req, res))(req, res);
}

async function findPayload(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  const [, saveData, digest = '', address = '/'] = payloadAddress.exec(req.url ?? '') ?? [];
  const wanted = { saveData: saveData !== undefined, cookies: req.headers.cookie };
  const request = requestOfPage(address, wanted, parts);
  const bodies = await parts.pages.payload(digest, request).catch(() => undefined);
  sendPayload(req, res, bodies);
}

async function findPage(
  parts: Parts,
  req: IncomingMessage,
  res: ServerResponse,
  request: PageRequest,
): Promise<void> {
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  const answer = await parts.pages.answer(request, encoding).catch(() => null);
  if (answer) sendPage(req, res, answer, request);
  else sayUnavailable(parts, req, res, request);
}

function sayUnavailable(
  { site }: Parts,
  req: IncomingMessage,
  res: ServerResponse,
  { locale }: PageRequest,
): void {
  const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
  sendPlainPage(req, res, { kind: 'unavailable', status: 503, locale, ...site, headers });
}

function sayFailed({ site }: Parts, req: IncomingMessage, res: ServerResponse): void {
  sendPlainPage(req, res, { kind: 'failed', status: 500, locale: localeOf(req), ...site });
}

function refuse(
  { site }: Parts,
  req: IncomingMessage,
  res: ServerResponse,
  status: 400 | 405 | 421,
): void {
  const kind = status === 421 ? 'wrongHost' : 'badRequest';
  const headers = status === 405 ? { Allow: 'GET, HEAD' } : {};
  sendPlainPage(req, res, { kind, status, locale: localeOf(req), ...site, headers });
}

function localeOf({ url = '/' }: IncomingMessage) {
  return /^\/ru(\/|$)/.test(url) ? 'ru' : 'uz';
}

function reportReadiness({ isReady }: Parts, res: ServerResponse): void {
  report(res, { status: isReady(), unrecognised: unrecognisedCounts() });
}

function report(
  res: ServerResponse,
  body: { status: boolean; unrecognised?: Record<string, number> },
): void {
  res.writeHead(body.status ? 200 : 503, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
  res.end(JSON.stringify(body));
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isUnder(pathname: string, folder: string): boolean {
  return pathname.startsWith(`${folder}/`);
}
