import type { IncomingMessage, RequestListener } from 'node:http';
import { PREVIEW_BASE, REPORT_PATH, REVALIDATE_PATH } from '@/lib/constants';
import { matchesEtag } from '@/lib/domain/routing/http-request';
import { IMAGE_OPTIMIZER, NEXT_ADDRESSES } from '@/lib/next/addresses';
import { log } from '@/lib/telemetry/log';
import type { BufferedResponse } from '@/server/edge/buffered-response';
import type { ApiProxy } from '@/server/edge/proxy';
import { endToEndHeaders, refuseSlowBody } from '@/server/edge/proxy-response';
import { refuse, sendFailedPage, sendUnavailablePage } from '@/server/edge/refuse';
import {
  hasDoubledHeader,
  hasSeveralHosts,
  isApiPath,
  isOwnHost,
  isOwnImage,
  isReadRequest,
  isTooLarge,
  isUnder,
} from '@/server/edge/request-checks';
import { parseTarget } from '@/server/edge/request-target';
import { withCrossOriginUse } from '@/server/edge/security-headers';
import type { StaticFiles } from '@/server/edge/static-files';
import {
  keyHeaders,
  type PageRequest,
  requestOfPage,
  toPageRequest,
} from '@/server/pages/cache-key';
import { UnreadableRequest } from '@/server/pages/page-query';
import { sendPage, sendPayload } from '@/server/pages/send-page';
import type { PageServer } from '@/server/pages/serve-page';
import { PAYLOADS, payloadAddress } from '@/server/rendering/deferred/payload-address';
import type { Waiter } from '@/server/rendering/renderers/queued';
import { Unavailable } from '@/server/rendering/renderers/queued';
import { sendLiveness, sendReadiness } from './health';
import { notePage, observeEnd, observeRequest, type RequestKind, requestIdOf } from './observe';
import { readerOf, type Send, type Visit, waiterOf } from './page-request';
import type { Site } from './site';

type FileKind = 'picture' | 'preview' | 'sitemap';
type Choice = [kind: RequestKind, send: Send];
type Endpoints = ReadonlyMap<string, Choice>;

type HandlerDeps = {
  scopeCookie: string;
  site: Site;
  isBehindProxy: boolean;
  isReady: () => boolean;
  files: Record<FileKind, (req: IncomingMessage, waiter: Waiter) => Promise<BufferedResponse>>;
  pages: PageServer;
  proxy: ApiProxy;
  revalidate: Send;
  /** Receives reports from browsers. */
  report: Send;
  securityHeaders: Record<string, string>;
  staticFiles: StaticFiles;
};

const sitemap = /^\/sitemap(?:\.xml|\/(?:pages|products-\d+)\.xml\.gz)$/;

/** Creates the request handler: it dispatches to endpoints, the API, static files and pages. */
export function createHandler(deps: HandlerDeps): RequestListener {
  const endpoints = endpointsOf(deps);
  return (req, res) => {
    const [kind, send] = choose(deps, endpoints, req);
    const { isBehindProxy } = deps;
    const observed = observeRequest(req, res, { kind, isBehindProxy });
    const fail = (error: unknown) => {
      if (error instanceof UnreadableRequest) return refuse(deps.site, req, res, 400);
      if (error instanceof Unavailable) return sendUnavailablePage(deps.site, req, res);
      log.error(`${req.method} ${kind}`, error, { request_id: requestIdOf(req) });
      if (res.headersSent) res.destroy();
      else sendFailedPage(deps.site, req, res);
    };
    try {
      send(req, res, observed)?.catch(fail);
    } catch (error) {
      fail(error);
    }
    if (observed) observeEnd(req, res, { observed, isBehindProxy });
  };
}

/** Returns the endpoints of the storefront itself. */
function endpointsOf(deps: HandlerDeps): Endpoints {
  return new Map([
    ['/livez', ['health', guarded(deps, sendLiveness)]],
    ['/readyz', ['health', guarded(deps, sendReadiness(deps.isReady))]],
    [REVALIDATE_PATH, ['invalidation', guarded(deps, deps.revalidate)]],
    [REPORT_PATH, ['report', guarded(deps, deps.report)]],
  ]);
}

function choose(deps: HandlerDeps, endpoints: Endpoints, req: IncomingMessage): Choice {
  if (isTooLarge(req)) return refused(deps, 431);
  const target = parseTarget(req.url ?? '/');
  if (!target || hasSeveralHosts(req) || hasDoubledHeader(req, keyHeaders)) return refused(deps);
  return chooseByPath(deps, endpoints, target.pathname);
}

function chooseByPath(deps: HandlerDeps, endpoints: Endpoints, pathname: string): Choice {
  const { proxy, staticFiles } = deps;
  const endpoint = endpoints.get(pathname);
  if (endpoint) return endpoint;
  if (isApiPath(pathname)) return ['api', proxy];
  if (pathname === IMAGE_OPTIMIZER) return ['picture', (...visit) => sendImage(deps, visit)];
  if (staticFiles.has(pathname) || isUnder(pathname, NEXT_ADDRESSES)) {
    const send: Send = (req, res) =>
      isReadRequest(req) ? staticFiles.send(req, res, pathname) : refuse(deps.site, req, res, 405);
    return ['static', send];
  }
  return choosePage(deps, endpoints, pathname);
}

function choosePage(deps: HandlerDeps, endpoints: Endpoints, pathname: string): Choice {
  if (sitemap.test(pathname)) return uncached(deps, 'sitemap');
  if (isUnder(pathname, PREVIEW_BASE)) return uncached(deps, 'preview');
  if (isUnder(pathname, PAYLOADS)) {
    return ['payload', (...visit) => handlePayload(deps, endpoints, visit)];
  }
  return ['page', (...visit) => handlePage(deps, visit)];
}

function refused({ site }: HandlerDeps, status: 400 | 431 = 400): Choice {
  return ['refused', (req, res) => refuse(site, req, res, status)];
}

/** Serves responses that are too large for the page cache. */
function uncached(deps: HandlerDeps, kind: 'sitemap' | 'preview'): Choice {
  return [kind, (...visit) => sendUncached(deps, visit, kind)];
}

function guarded({ securityHeaders }: HandlerDeps, send: Send): Send {
  return (...visit) => {
    const [req, res] = visit;
    for (const [name, value] of Object.entries(securityHeaders)) res.setHeader(name, value);
    return send(...visit)?.catch(refuseSlowBody(req, res, securityHeaders));
  };
}

function sendImage(deps: HandlerDeps, visit: Visit) {
  const [req, res] = visit;
  if (!isReadRequest(req)) return refuse(deps.site, req, res, 405);
  if (!isOwnImage(req.url ?? '')) return refuse(deps.site, req, res, 400);
  return sendFile(deps, visit, 'picture');
}

function sendUncached(deps: HandlerDeps, visit: Visit, kind: FileKind) {
  const [req, res] = visit;
  if (!isOwnHost(req.headers.host, deps.site.siteUrl)) return refuse(deps.site, req, res, 421);
  if (!isReadRequest(req)) return refuse(deps.site, req, res, 405);
  return sendFile(deps, visit, kind);
}

async function sendFile(deps: HandlerDeps, visit: Visit, kind: FileKind): Promise<void> {
  const [req, res] = visit;
  const file = await deps.files[kind](req, waiterOf(visit, deps.isBehindProxy));
  const { status, headers, body } = file;
  const isUnchanged = status === 200 && matchesEtag(req.headers['if-none-match'], headers.etag);
  const own = deps.securityHeaders;
  const sent = {
    ...endToEndHeaders(headers),
    ...(kind === 'sitemap' ? own : withCrossOriginUse(own)),
  };
  res.writeHead(isUnchanged ? 304 : status, sent);
  res.end(isUnchanged || req.method === 'HEAD' ? undefined : body);
}

function handlePage(deps: HandlerDeps, visit: Visit) {
  const [req, res, observed] = visit;
  if (!isOwnHost(req.headers.host, deps.site.siteUrl)) return refuse(deps.site, req, res, 421);
  if (!isReadRequest(req)) return refuse(deps.site, req, res, 405);
  const request = toPageRequest(req.url ?? '/', req.headers, deps);
  const fresh = deps.pages.freshPage(request);
  if (!fresh) return findPage(deps, visit, request);
  notePage(observed, request.route, fresh.state);
  return sendPage(req, res, fresh, request);
}

function handlePayload(deps: HandlerDeps, endpoints: Endpoints, visit: Visit) {
  const [req, res] = visit;
  if (!isReadRequest(req)) return refuse(deps.site, req, res, 405);
  return guarded(deps, () => findPayload(deps, endpoints, visit))(...visit);
}

/**
 * Sends the payload of a page. Rejects any other address, because it would be rendered without the
 * middleware.
 */
async function findPayload(deps: HandlerDeps, endpoints: Endpoints, visit: Visit) {
  const [req, res] = visit;
  const [, saveData, digest = '', address = '/'] = payloadAddress.exec(req.url ?? '') ?? [];
  const target = parseTarget(address);
  const isPage = target && chooseByPath(deps, endpoints, target.pathname)[0] === 'page';
  if (!isPage) return refuse(deps.site, req, res, 400);
  const wanted = { saveData: saveData !== undefined, cookies: req.headers.cookie };
  const request = requestOfPage(address, wanted, deps);
  const reader = readerOf(visit, deps.isBehindProxy);
  const bodies = await deps.pages.payload(digest, request, reader).catch(() => undefined);
  await sendPayload(req, res, { bodies, digest });
}

async function findPage(deps: HandlerDeps, visit: Visit, request: PageRequest): Promise<void> {
  const [req, res, observed] = visit;
  const found = await deps.pages
    .serve(request, readerOf(visit, deps.isBehindProxy))
    .catch(() => null);
  notePage(observed, request.route, found?.state ?? 'failed');
  if (found) await sendPage(req, res, found, request);
  else sendUnavailablePage(deps.site, req, res, request.locale);
}
