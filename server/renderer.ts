import './fail';
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
import { EVERYTHING } from '@/lib/domain/page-tags';
import { envServer } from '@/lib/env.server';
import { noteChange } from '@/lib/process/last-change';
import { DECIDED_HEADER, LOOKUP_HEADER, storeLookup } from '@/lib/process/lookups';
import { keepTicksQuick } from '@/lib/process/quick-ticks';
import { ReadMemo } from '@/lib/process/read-memo';
import { logConsole } from '@/lib/telemetry/console';
import { isLevelOn, openTraces } from '@/lib/telemetry/open';
import { sendTelemetry } from '@/lib/telemetry/other-process';
import { inRequest, REQUEST_ID_HEADER, requestIdFrom } from '@/lib/telemetry/request-context';
import { inSpan } from '@/lib/telemetry/spans';
import { type Finish, finishPage } from '@/server/cache/finish-page';
import { withPageHandlers } from '@/server/next/page-handlers';
import { createRender, type Render } from '@/server/next/render';
import { onUnrecognised } from '@/server/next/unrecognised';
import { deferHydration } from '@/server/paint/defer-hydration';
import { StyleSheets } from '@/server/paint/style-sheets';
import { failInOneLine, surviveErrors } from './fail';
import {
  type Decided,
  type FromRenderer,
  PAGES_PATH,
  type PageOrder,
  RENDER_TIMEOUT_MS,
  type ToRenderer,
} from './renderers/messages';
import { site } from './site';

const [, , socketPath = ''] = process.argv;
const { CHORSU_DIST, DEFER_HYDRATION, METRICS_PORT, PORT } = envServer;

async function open(): Promise<void> {
  endWithParent();
  keepTicksQuick();
  const readMemo = new ReadMemo(Date.now);
  globalThis.readMemo = readMemo;
  process.on('message', ({ id, tags }: ToRenderer) => {
    if (tags.includes(EVERYTHING)) readMemo.clear();
    else readMemo.invalidate(tags);
    notifyStorefront({ kind: 'invalidated', id });
  });
  sendTelemetry(notifyStorefront, {
    isOn: isLevelOn(envServer),
    hasMetrics: METRICS_PORT !== undefined,
  });
  logConsole(envServer);
  await openTraces(envServer, 'renderer');
  onUnrecognised((what) => notifyStorefront({ kind: 'unrecognised', what }));

  const server = createServer(await prepareListener());
  // Only the storefront closes a connection: it may send at any moment.
  server.keepAliveTimeout = 0;
  server.on('error', failInOneLine);
  server.listen(socketPath, () => {
    surviveErrors();
    notifyStorefront({ kind: 'ready' });
  });
}

async function prepareListener(): Promise<RequestListener> {
  const app = next({ dev: false, port: PORT, quiet: true });
  await app.prepare();
  const handleByNext = app.getRequestHandler();
  const buildFolder = resolve(CHORSU_DIST);
  const { host, origin } = new URL(site.siteUrl);
  const listener = withPageHandlers((req, res) => void handleByNext(req, res), {
    buildFolder,
    origin,
  });
  const render = createRender(listener, {
    host,
    isHttps: site.isHttps,
    timeoutMs: RENDER_TIMEOUT_MS,
  });
  const sheets = new StyleSheets(buildFolder);
  const paint: Finish['paint'] = DEFER_HYDRATION
    ? (rendered, request) => deferHydration(rendered, { ...request, sheets })
    : (rendered) => rendered;
  return (req, res) => {
    if (req.url === PAGES_PATH) void answerPage(req, res, { render, paint });
    else
      void inRequest({ id: requestIdFrom(req.headers[REQUEST_ID_HEADER], true) }, () =>
        handleByNext(req, res),
      );
  };
}

async function answerPage(
  req: IncomingMessage,
  res: ServerResponse,
  { render, paint }: { render: Render; paint: Finish['paint'] },
): Promise<void> {
  try {
    const order: PageOrder = JSON.parse(await text(req));
    const { request, encoding, requestId, trace: from } = order;
    noteChange(order.change);
    const headers = { ...request.headers, ...headersFor(order.decided) };
    const rendered = await inRequest({ id: requestId }, () =>
      inSpan('render page', { from }, () => render({ ...request, headers })),
    );
    const finished = await finishPage(rendered, request, { paint, site, encoding });
    res.end(serialize(finished));
  } catch {
    // Next has already logged why its render failed.
    res.writeHead(500).end();
  }
}

/** What the middleware and the page are told of the decision. */
function headersFor({ status, lookup }: Decided): Record<string, string> {
  return {
    [DECIDED_HEADER]: String(status),
    ...(lookup && { [LOOKUP_HEADER]: storeLookup(lookup) }),
  };
}

function notifyStorefront(message: FromRenderer): void {
  process.send?.(message, () => {});
}

/** Signals of the terminal and of a supervisor reach it too, while the storefront still needs it. */
function endWithParent(): void {
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', end);
  // It may have ended while this one was loading.
  if (!process.connected) end();
}

function end(): void {
  rmSync(socketPath, { force: true });
  try {
    rmdirSync(dirname(socketPath));
  } catch {
    // Another renderer still has its socket there.
  }
  process.exit(0);
}

open().catch(failInOneLine);
