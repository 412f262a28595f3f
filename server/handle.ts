import type { IncomingMessage, RequestListener } from 'node:http';
import { PREVIEW_BASE, REPORT_PATH, REVALIDATE_PATH } from '@/lib/constants';
import { matchesEtag } from '@/lib/domain/routing/http-request';
import { IMAGE_OPTIMIZER, NEXT_ADDRESSES } from '@/lib/next/addresses';
import { log } from '@/lib/telemetry/log';
import type { BufferedAnswer } from '@/server/edge/buffered-answer';
import type { ApiProxy } from '@/server/edge/proxy';
import { passing, refuseSlowBody } from '@/server/edge/proxy-answer';
import { refuse, sayFailed, sayUnavailable } from '@/server/edge/refuse';
import {
  hasDoubledHeader,
  hasSeveralHosts,
  isOfApi,
  isOwnHost,
  isOwnPicture,
  isReading,
  isTooLarge,
  isUnder,
} from '@/server/edge/request-checks';
import { parseTarget } from '@/server/edge/request-target';
import { forOthersToShow } from '@/server/edge/security-headers';
import type { StaticFiles } from '@/server/edge/static-files';
import {
  keyHeaders,
  type PageRequest,
  requestOfPage,
  toPageRequest,
  UnreadableRequest,
} from '@/server/pages/cache-key';
import { sendPage, sendPayload } from '@/server/pages/send-page';
import type { PageServer } from '@/server/pages/serve-page';
import { PAYLOADS, payloadAddress } from '@/server/rendering/deferred/payload-address';
import type { Waiter } from '@/server/rendering/renderers/ask';
import { Unavailable } from '@/server/rendering/renderers/queued';
import { sayAlive, sayReadiness } from './health';
import { notePage, observeEnd, observeRequest, type RequestKind, requestIdOf } from './observe';
import { readerOf, type Send, type Visit, waiterOf } from './page-request';
import type { Site } from './site';

type FileKind = 'picture' | 'preview' | 'sitemap';
type Choice = [kind: RequestKind, send: Send];
type Endpoints = ReadonlyMap<string, Choice>;

type Parts = {
  scopeCookie: string;
  site: Site;
  isBehindProxy: boolean;
  isReady: () => boolean;
  files: Record<FileKind, (req: IncomingMessage, waiter: Waiter) => Promise<BufferedAnswer>>;
  pages: PageServer;
  proxy: ApiProxy;
  revalidate: Send;
  /** Receives the reports of browsers. */
  report: Send;
  securityHeaders: Record<string, string>;
  staticFiles: StaticFiles;
};

const sitemap = /^\/sitemap(?:\.xml|\/(?:pages|products-\d+)\.xml\.gz)$/;

/** Creates the request handler: it dispatches to endpoints, the API, static files and pages. */
export function createHandler(parts: Parts): RequestListener {
  const endpoints = endpointsOf(parts);
  return (req, res) => {
    const [kind, send] = choose(parts, endpoints, req);
    const { isBehindProxy } = parts;
    const observed = observeRequest(req, res, { kind, isBehindProxy });
    const fail = (error: unknown) => {
      if (error instanceof UnreadableRequest) return refuse(parts.site, req, res, 400);
      if (error instanceof Unavailable) return sayUnavailable(parts.site, req, res);
      log.error(`${req.method} ${kind}`, error, { request_id: requestIdOf(req) });
      if (res.headersSent) res.destroy();
      else sayFailed(parts.site, req, res);
    };
    try {
      send(req, res, observed)?.catch(fail);
    } catch (error) {
      fail(error);
    }
    if (observed) observeEnd(req, res, { observed, isBehindProxy });
  };
}

/** The endpoints of the storefront itself. */
function endpointsOf(parts: Parts): Endpoints {
  return new Map([
    ['/livez', ['health', guarded(parts, sayAlive)]],
    ['/readyz', ['health', guarded(parts, sayReadiness(parts.isReady))]],
    [REVALIDATE_PATH, ['invalidation', guarded(parts, parts.revalidate)]],
    [REPORT_PATH, ['report', guarded(parts, parts.report)]],
  ]);
}

function choose(parts: Parts, endpoints: Endpoints, req: IncomingMessage): Choice {
  if (isTooLarge(req)) return refused(parts, 431);
  const target = parseTarget(req.url ?? '/');
  if (!target || hasSeveralHosts(req) || hasDoubledHeader(req, keyHeaders)) return refused(parts);
  return chooseByPath(parts, endpoints, target.pathname);
}

function chooseByPath(parts: Parts, endpoints: Endpoints, pathname: string): Choice {
  const { proxy, staticFiles } = parts;
  const endpoint = endpoints.get(pathname);
  if (endpoint) return endpoint;
  if (isOfApi(pathname)) return ['api', proxy];
  if (pathname === IMAGE_OPTIMIZER) return ['picture', (...visit) => sendPicture(parts, visit)];
  if (staticFiles.has(pathname) || isUnder(pathname, NEXT_ADDRESSES)) {
    const send: Send = (req, res) =>
      isReading(req) ? staticFiles.send(req, res, pathname) : refuse(parts.site, req, res, 405);
    return ['static', send];
  }
  return choosePage(parts, endpoints, pathname);
}

function choosePage(parts: Parts, endpoints: Endpoints, pathname: string): Choice {
  if (sitemap.test(pathname)) return uncached(parts, 'sitemap');
  if (isUnder(pathname, PREVIEW_BASE)) return uncached(parts, 'preview');
  if (isUnder(pathname, PAYLOADS)) {
    return ['payload', (...visit) => answerPayload(parts, endpoints, visit)];
  }
  return ['page', (...visit) => answerPage(parts, visit)];
}

function refused({ site }: Parts, status: 400 | 431 = 400): Choice {
  return ['refused', (req, res) => refuse(site, req, res, status)];
}

/** Responses that are too large for the page cache. */
function uncached(parts: Parts, kind: 'sitemap' | 'preview'): Choice {
  return [kind, (...visit) => sendUncached(parts, visit, kind)];
}

function guarded({ securityHeaders }: Parts, send: Send): Send {
  return (...visit) => {
    const [req, res] = visit;
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    return send(...visit)?.catch(refuseSlowBody(req, res, securityHeaders));
  };
}

function sendPicture(parts: Parts, visit: Visit) {
  const [req, res] = visit;
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  if (!isOwnPicture(req.url ?? '')) return refuse(parts.site, req, res, 400);
  return sendFile(parts, visit, 'picture');
}

function sendUncached(parts: Parts, visit: Visit, kind: FileKind) {
  const [req, res] = visit;
  if (!isOwnHost(req.headers.host, parts.site.siteUrl)) return refuse(parts.site, req, res, 421);
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  return sendFile(parts, visit, kind);
}

async function sendFile(parts: Parts, visit: Visit, kind: FileKind): Promise<void> {
  const [req, res] = visit;
  const answer = await parts.files[kind](req, waiterOf(visit, parts.isBehindProxy));
  const { status, headers, body } = answer;
  const isUnchanged = status === 200 && matchesEtag(req.headers['if-none-match'], headers.etag);
  const own = parts.securityHeaders;
  const sent = { ...passing(headers), ...(kind === 'sitemap' ? own : forOthersToShow(own)) };
  res.writeHead(isUnchanged ? 304 : status, sent);
  res.end(isUnchanged || req.method === 'HEAD' ? undefined : body);
}

function answerPage(parts: Parts, visit: Visit) {
  const [req, res, observed] = visit;
  if (!isOwnHost(req.headers.host, parts.site.siteUrl)) return refuse(parts.site, req, res, 421);
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  const request = toPageRequest(req.url ?? '/', req.headers, parts);
  const fresh = parts.pages.freshAnswer(request);
  if (!fresh) return findPage(parts, visit, request);
  notePage(observed, request.route, fresh.state);
  return sendPage(req, res, fresh, request);
}

function answerPayload(parts: Parts, endpoints: Endpoints, visit: Visit) {
  const [req, res] = visit;
  if (!isReading(req)) return refuse(parts.site, req, res, 405);
  return guarded(parts, () => findPayload(parts, endpoints, visit))(...visit);
}

/**
 * Serves only payloads of pages, because any other address would be rendered without the
 * middleware.
 */
async function findPayload(parts: Parts, endpoints: Endpoints, visit: Visit) {
  const [req, res] = visit;
  const [, saveData, digest = '', address = '/'] = payloadAddress.exec(req.url ?? '') ?? [];
  const target = parseTarget(address);
  const isPage = target && chooseByPath(parts, endpoints, target.pathname)[0] === 'page';
  if (!isPage) return refuse(parts.site, req, res, 400);
  const wanted = { saveData: saveData !== undefined, cookies: req.headers.cookie };
  const request = requestOfPage(address, wanted, parts);
  const reader = readerOf(visit, parts.isBehindProxy);
  const bodies = await parts.pages.payload(digest, request, reader).catch(() => undefined);
  await sendPayload(req, res, { bodies, digest });
}

async function findPage(parts: Parts, visit: Visit, request: PageRequest): Promise<void> {
  const [req, res, observed] = visit;
  const answer = await parts.pages
    .answer(request, readerOf(visit, parts.isBehindProxy))
    .catch(() => null);
  notePage(observed, request.route, answer?.state ?? 'failed');
  if (answer) await sendPage(req, res, answer, request);
  else sayUnavailable(parts.site, req, res, request.locale);
}
