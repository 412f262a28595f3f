import '@/server/fail';
import { rmdirSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { serialize } from 'node:v8';
import next from 'next';
import { MINIMAL_RESPONSE } from '@/lib/domain/routing/http-request';
import { EVERYTHING } from '@/lib/domain/routing/page-tags';
import { envServer } from '@/lib/env.server';
import { noteChange } from '@/lib/render-context/last-change';
import { withExpiry } from '@/lib/render-context/page-expiry';
import { ReadMemo } from '@/lib/render-context/read-memo';
import { logConsole } from '@/lib/telemetry/console';
import { isLevelOn, openTraces } from '@/lib/telemetry/open';
import { sendTelemetry } from '@/lib/telemetry/other-process';
import { inRequest, REQUEST_ID_HEADER, requestIdFrom } from '@/lib/telemetry/request-context';
import { inSpan } from '@/lib/telemetry/spans';
import { failInOneLine, surviveErrors } from '@/server/fail';
import { isPageOfUnknown, type PageRequest } from '@/server/pages/cache-key';
import { type Finish, finishPage } from '@/server/pages/finish-page';
import type { FinishedPage } from '@/server/pages/page';
import { deferPages } from '@/server/rendering/deferred/defer-pages';
import { readStaticFile } from '@/server/rendering/next/build-files';
import { createRender, type Render, type RenderRequest } from '@/server/rendering/next/render';
import { onUnrecognized } from '@/server/rendering/next/unrecognized';
import {
  type FromRenderer,
  PAGES_PATH,
  type PageOrder,
  RENDER_TIMEOUT_MS,
  type ToRenderer,
} from '@/server/rendering/renderers/messages';
import { type RenderOrder, warmUp } from '@/server/rendering/warm-up';
import { site } from '@/server/site';

const [, , socketPath = ''] = process.argv;
const { CHORSU_DIST, DEFER_HYDRATION, METRICS_PORT, PORT } = envServer;

async function open(): Promise<void> {
  endWithParent();
  const readMemo = new ReadMemo(() => performance.now());
  globalThis.readMemo = readMemo;
  process.on('message', (message: ToRenderer) => {
    if (message.kind === 'invalidate') invalidateReads(readMemo, message.tags);
    notifyStorefront({ kind: 'confirmed', id: message.id });
  });
  sendTelemetry(notifyStorefront, {
    isOn: isLevelOn(envServer),
    hasMetrics: METRICS_PORT !== undefined,
  });
  logConsole(envServer);
  await openTraces(envServer, 'renderer');
  onUnrecognized((part) => notifyStorefront({ kind: 'unrecognised', part }));

  const { listener, warmUp } = await prepareListener();
  await warmUp();
  const server = createServer(listener);
  // Never closes idle connections, because the storefront may send a request at any moment.
  server.keepAliveTimeout = 0;
  server.on('error', failInOneLine);
  server.listen(socketPath, () => {
    surviveErrors();
    notifyStorefront({ kind: 'ready' });
  });
}

function invalidateReads(readMemo: ReadMemo, tags: readonly string[]): void {
  if (tags.includes(EVERYTHING)) readMemo.clear();
  else readMemo.invalidate(tags);
}

type Prepared = { listener: RequestListener; warmUp: () => Promise<void> };

async function prepareListener(): Promise<Prepared> {
  const app = next({ dev: false, port: PORT, quiet: true });
  await app.prepare();
  const handleByNext = app.getRequestHandler();
  const render = createRender((req, res) => void handleByNext(req, res), {
    host: new URL(site.siteUrl).host,
    isHttps: site.isHttps,
    timeoutMs: RENDER_TIMEOUT_MS,
  });
  const buildFolder = resolve(CHORSU_DIST);
  const paint: Finish['paint'] = DEFER_HYDRATION
    ? deferPages((address) => readStaticFile(buildFolder, address))
    : (rendered) => rendered;
  const renderOrder: RenderOrder = (order, cancel) => renderPage(order, { render, paint, cancel });
  const listener: RequestListener = (req, res) => {
    if (req.url === PAGES_PATH) void handlePage(req, res, renderOrder);
    else
      void inRequest({ id: requestIdFrom(req.headers[REQUEST_ID_HEADER], true) }, () =>
        handleByNext(req, res),
      );
  };
  return { listener, warmUp: () => warmUp(renderOrder) };
}

type RenderParts = {
  render: Render;
  paint: Finish['paint'];
  cancel: AbortSignal | undefined;
};

async function renderPage(
  { request, encoding, requestId, trace: from, change }: PageOrder,
  { render, paint, cancel }: RenderParts,
): Promise<FinishedPage> {
  noteChange(change);
  const { result: rendered, expiresAt } = await withExpiry(() =>
    inRequest({ id: requestId }, () =>
      inSpan('render page', { from }, () => render(withPreference(request), cancel)),
    ),
  );
  return finishPage(rendered, request, { paint, site, encoding, expiresAt });
}

async function handlePage(
  req: IncomingMessage,
  res: ServerResponse,
  renderOrder: RenderOrder,
): Promise<void> {
  const abandoned = new AbortController();
  res.once('close', () => !res.writableFinished && abandoned.abort());
  try {
    const order: PageOrder = JSON.parse(await text(req));
    res.end(serialize(await renderOrder(order, abandoned.signal)));
  } catch {
    // Next has already logged the reason.
    res.writeHead(500).end();
  }
}

/**
 * Makes Next respond to missing pages without a body, except for `/404`: the storefront adds the
 * body of that page to all others.
 */
function withPreference(request: PageRequest): RenderRequest {
  if (isPageOfUnknown(request.pathname)) return request;
  return { ...request, headers: { ...request.headers, prefer: MINIMAL_RESPONSE } };
}

function notifyStorefront(message: FromRenderer): void {
  process.send?.(message, () => {});
}

/**
 * Ends this process when the storefront ends. Ignores signals, because the storefront may still
 * need this process when both receive one.
 */
function endWithParent(): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', end);
  // The parent may have ended while this process was loading.
  if (!process.connected) end();
}

function end(): void {
  rmSync(socketPath, { force: true });
  try {
    rmdirSync(dirname(socketPath));
  } catch {
    // Another renderer still has its socket in the folder.
  }
  process.exit(0);
}

open().catch(failInOneLine);
