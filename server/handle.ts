import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { API_BASE, MEDIA_BASE, PREVIEW_BASE, REVALIDATE_PATH } from '@/lib/constants';
import { isMalformed, isMalformedQuery } from '@/lib/domain/malformed';
import { IMAGE_OPTIMISER, NEXT_ADDRESSES } from '@/lib/next/addresses';
import { type PageRequest, requestOfPage, toPageRequest } from '@/server/cache/cache-key';
import { isKnown, sendPage, sendPayload } from '@/server/cache/send-page';
import type { PageServer, Reader } from '@/server/cache/serve-page';
import { clientOf } from '@/server/http/client-address';
import { acceptedEncoding } from '@/server/http/compress';
import type { ApiProxy } from '@/server/http/proxy';
import { passing } from '@/server/http/proxy-answer';
import { hasDotSegment, isOwnHost, isOwnPicture } from '@/server/http/request-checks';
import type { StaticFiles } from '@/server/http/static-files';
import type { WholeAnswer } from '@/server/http/whole-answer';
import { unrecognisedCounts } from '@/server/next/unrecognised';
import { PAYLOADS, payloadAddress } from '@/server/paint/defer-hydration';
import type { Turn } from '@/server/renderers/ask';
import { Unavailable } from '@/server/renderers/errors';
import { refuse, sayFailed, sayUnavailable } from './refuse';

type FileKind = 'picture' | 'preview' | 'sitemap';
type Send = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;

type Parts = {
  scopeCookie: string;
  site: { isHttps: boolean; siteUrl: string };
  isBehindProxy: boolean;
  isReady: () => boolean;
  files: Record<FileKind, (req: IncomingMessage, turn: Turn) => Promise<WholeAnswer>>;
  pages: PageServer;
  proxy: ApiProxy;
  revalidate: Send;
  securityHeaders: Record<string, string>;
  staticFiles: StaticFiles;
};

const sitemap = /^\/sitemap(?:\.xml|\/(?:pages|products-\d+)\.xml\.gz)$/;

export function createHandler(parts: Parts): RequestListener {
  return (req, res) => {
    const fail = (error: unknown) => {
      if (error instanceof Unavailable) return sayUnavailable(parts.site, req, res);
      process.stderr.write(`${req.method} ${req.url}: ${String(error)}\n`);
      if (res.headersSent) res.destroy();
      else sayFailed(parts.site, req, res);
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

  if (isMalformed(pathname) || isMalformedQuery(url.slice(pathname.length))) {
    return (req, res) => refuse(parts.site, req, res, 400);
  }
  if (pathname === '/livez') return guarded(parts, (_req, res) => report(res, { status: true }));
  if (pathname === '/readyz') return guarded(parts, (_req, res) => reportReadiness(parts, res));
  if (pathname === REVALIDATE_PATH) return guarded(parts, parts.revalidate);
  if (isOfApi(pathname)) {
    return hasDotSegment(pathname) ? (req, res) => refuse(parts.site, req, res, 400) : proxy;
  }
  if (pathname === IMAGE_OPTIMISER) return (req, res) => sendPicture(parts, req, res);
  if (staticFiles.has(pathname) || isUnder(pathname, NEXT_ADDRESSES)) {
    return (req, res) =>
      isReading(req) ? staticFiles.send(req, res, pathname) : refuse(parts.site, req, res, 405);
  }
  return choosePage(parts, pathname);
}

function choosePage(parts: Parts, pathname: string): Send {
  if (hasDotSegment(pathname)) return (req, res) => refuse(parts.site, req, res, 400);
  if (sitemap.test(pathname)) return (req, res) => sendUncached(parts, req, res, 'sitemap');
  if (isUnder(pathname, PREVIEW_BASE)) {
    return (req, res) => sendUncached(parts, req, res, 'preview');
  }
  if (isUnder(pathname, PAYLOADS)) return (req, res) => answerPayload(parts, req, res);
  return (req, res) => answerPage(parts, req, res);
}

function guarded({ securityHeaders }: Parts, send: Send): Send {
  return (req, res) => {
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    return send(req, res);
  };
}

function sendPicture(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  if (!isOwnPicture(req.url ?? '')) return refuse(parts.site, req, res, 400);
  return sendFile(parts, req, res, 'picture');
}

/** Too large for the page cache. */
function sendUncached(parts: Parts, req: IncomingMessage, res: ServerResponse, kind: FileKind) {
  if (!isOwnHost(req.headers.host, parts.site.siteUrl)) return refuse(parts.site, req, res, 421);
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  return sendFile(parts, req, res, kind);
}

async function sendFile(
  parts: Parts,
  req: IncomingMessage,
  res: ServerResponse,
  kind: FileKind,
): Promise<void> {
  const answer = await parts.files[kind](req, turnOf(parts, req, res));
  const { status, headers, body } = answer;
  const isUnchanged = status === 200 && isKnown(req.headers['if-none-match'], headers.etag);
  const sent = { ...passing(headers), ...parts.securityHeaders };
  res.writeHead(isUnchanged ? 304 : status, sent);
  res.end(isUnchanged || req.method === 'HEAD' ? undefined : body);
}

function answerPage(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  if (!isOwnHost(req.headers.host, parts.site.siteUrl)) return refuse(parts.site, req, res, 421);
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  const request = toPageRequest(req.url ?? '/', req.headers, parts);
  const fresh = parts.pages.freshAnswer(request);
  return fresh ? sendPage(req, res, fresh, request) : findPage(parts, req, res, request);
}

function answerPayload(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  return guarded(parts, () => findPayload(parts, req, res))(req, res);
}

async function findPayload(parts: Parts, req: IncomingMessage, res: ServerResponse) {
  const [, saveData, digest = '', address = '/'] = payloadAddress.exec(req.url ?? '') ?? [];
  const wanted = { saveData: saveData !== undefined, cookies: req.headers.cookie };
  const request = requestOfPage(address, wanted, parts);
  const reader = readerOf(parts, req, res);
  const bodies = await parts.pages.payload(digest, request, reader).catch(() => undefined);
  sendPayload(req, res, bodies);
}

async function findPage(
  parts: Parts,
  req: IncomingMessage,
  res: ServerResponse,
  request: PageRequest,
): Promise<void> {
  const answer = await parts.pages.answer(request, readerOf(parts, req, res)).catch(() => null);
  if (answer) sendPage(req, res, answer, request);
  else sayUnavailable(parts.site, req, res, request.locale);
}

function readerOf(parts: Parts, req: IncomingMessage, res: ServerResponse): Reader {
  const encoding = acceptedEncoding(req.headers['accept-encoding']);
  return { encoding, ...turnOf(parts, req, res) };
}

/** Who has gone away waits for nothing. */
function turnOf({ isBehindProxy }: Parts, req: IncomingMessage, res: ServerResponse) {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return { origin: clientOf(req, isBehindProxy), signal: gone.signal };
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

function isOfApi(pathname: string): boolean {
  return isUnder(pathname, API_BASE) || isUnder(pathname, MEDIA_BASE);
}

function isUnder(pathname: string, folder: string): boolean {
  return pathname.startsWith(`${folder}/`);
}
