import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deserialize } from 'node:v8';
import { nextHtml } from 'deferred-hydration/tests/next-html';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { log } from '@/lib/telemetry/log';
import { areMetricsOn, count } from '@/lib/telemetry/metrics';
import { currentRequest } from '@/lib/telemetry/request-context';
import { pickBody } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import type { FinishedPage } from '@/server/pages/page';
import type { PageOrder } from '@/server/rendering/renderers/messages';
import { aGate } from '@/tests/support/stub/gate';

/** The timeout of polls. Starting can take more than a second on a busy machine. */
const soon = { timeout: 10_000 };

/** Stubs Next. Tests replace its request handler. */
const next = { handle: ((_req, res) => res.end()) as RequestListener, prepared: vi.fn() };
const opened = vi.fn();
const warmUp = vi.fn(async (_render: (order: PageOrder) => Promise<FinishedPage>) => {});
const { argv, send } = process;
let messages: unknown[] = [];
let listeners = new Map<string, (...given: never[]) => unknown>();
const exit = vi.fn();
const failed = { failInOneLine: vi.fn(), surviveErrors: vi.fn() };

beforeEach(() => {
  messages = [];
  listeners = new Map();
  vi.clearAllMocks();
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    listeners.set(String(event), listener);
    return process;
  });
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  process.send = (message: unknown) => messages.push(message) > 0;
  // In a worker thread, `process` has no channel to a parent process.
  process.connected ??= true;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock('next');
  vi.doUnmock('@/server/fail');
  vi.doUnmock('@/server/rendering/warm-up');
  vi.unstubAllEnvs();
  process.argv = argv;
  if (send) process.send = send;
  else Reflect.deleteProperty(process, 'send');
  globalThis.logSink = undefined;
  globalThis.metricSink = undefined;
  globalThis.readMemo = undefined;
});

/** Runs the renderer program in the process of the test. */
async function aRenderer(settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = join(folder, 'build/static/chunks');
  mkdirSync(files, { recursive: true });
  writeFileSync(join(files, 'a.css'), 'h1 { color: red }');
  const socketPath = join(folder, 'sockets', '0.sock');
  mkdirSync(dirname(socketPath));
  const given = { SITE_URL: 'http://shop.test', CHORSU_DIST: join(folder, 'build') };
  for (const [name, value] of Object.entries({ ...given, ...settings })) vi.stubEnv(name, value);
  vi.resetModules();
  vi.doMock('next', () => ({
    default: (options: object) => {
      opened(options);
      return { prepare: next.prepared, getRequestHandler: () => next.handle };
    },
  }));
  vi.doMock('@/server/fail', () => failed);
  vi.doMock('@/server/rendering/warm-up', () => ({ warmUp }));
  process.argv = ['node', 'renderer.mjs', socketPath];
  await import('@/server/rendering/renderer');
  const sendRequest = (path: string, body = '', headers = {}) =>
    new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      const clientRequest = request({ socketPath, path, method: body ? 'POST' : 'GET', headers });
      clientRequest.on('error', reject);
      clientRequest.on('response', async (response) =>
        resolve({ status: response.statusCode ?? 0, body: await buffer(response) }),
      );
      clientRequest.end(body);
    });
  const render = async (order: Partial<PageOrder> = {}): Promise<FinishedPage> => {
    const { status, body } = await sendRequest('/page', JSON.stringify({ ...usual, ...order }));
    expect(status).toBe(200);
    return deserialize(body);
  };
  return { socketPath, sendRequest, render };
}

async function ready(settings?: Record<string, string>) {
  const renderer = await aRenderer(settings);
  await vi.waitFor(() => expect(messages).toContainEqual({ kind: 'ready' }), soon);
  return renderer;
}

const usual: PageOrder = {
  request: toPageRequest('/about?size=5', {}),
  encoding: 'identity',
  requestId: 'a-request',
  trace: {},
  change: 3,
};
const textOf = ({ page }: FinishedPage) => pickBody(page.bodies, 'identity')[1].toString();
const html = { 'content-type': 'text/html; charset=utf-8' };
const emit = (event: string, message?: unknown) => listeners.get(event)?.(message as never);

test('renders a page with the request id of the storefront', async () => {
  const seen: unknown[] = [];
  next.handle = (req, res) => {
    seen.push(req.url, req.headers.prefer, currentRequest()?.id, req.headers.host);
    res.writeHead(200, html).end('<h1>Sahifa</h1>');
  };
  const { render } = await ready();
  const page = await render({});
  expect(textOf(page)).toContain('<h1>Sahifa</h1>');
  expect(page.page.status).toBe(200);
  expect(seen).toEqual(['/about', 'return=minimal', 'a-request', 'shop.test']);
  expect(globalThis.newestChange).toBeGreaterThanOrEqual(3);
  expect(opened).toHaveBeenCalledWith({ dev: false, port: 3000, quiet: true });
  expect(next.prepared).toHaveBeenCalledOnce();
});

test('renders the 404 page in full, but returns only the status of other 404 responses', async () => {
  const preferences: unknown[] = [];
  next.handle = (req, res) => {
    preferences.push(req.headers.prefer);
    res.writeHead(404, html).end('<h1>Yoʻq</h1>');
  };
  const { render } = await ready();
  const unknown = await render({ request: toPageRequest('/404', {}) });
  expect([textOf(unknown), unknown.isEmpty]).toEqual(['<h1>Yoʻq</h1>', false]);
  const vanished = await render({ request: toPageRequest('/products/choynak-5', {}) });
  expect([textOf(vanished), vanished.isEmpty]).toEqual(['', true]);
  expect(preferences).toEqual([undefined, 'return=minimal']);
});

test('responds with 500 if Next cannot render a page or if the job is not valid JSON', async () => {
  next.handle = (_req, res) => res.destroy();
  const { sendRequest } = await ready();
  const { status, body } = await sendRequest('/page', JSON.stringify(usual));
  expect([status, body.length]).toEqual([500, 0]);
  expect((await sendRequest('/page', 'no order')).status).toBe(500);
});

test('forwards other requests to Next under their request id', async () => {
  next.handle = (req, res) => res.end(`${req.url} ${currentRequest()?.id}`);
  const { sendRequest } = await ready();
  const { body } = await sendRequest('/sitemap.xml', '', { 'x-request-id': 'of-the-storefront' });
  expect(body.toString()).toBe('/sitemap.xml of-the-storefront');
});

test.each([
  ['defers the scripts of a page with DEFER_HYDRATION=1', '1', true],
  ['does not defer scripts with DEFER_HYDRATION=0', '0', false],
])('%s', async (_title, on, waits) => {
  next.handle = (_req, res) => res.writeHead(200, html).end(nextHtml());
  const { render } = await ready({ DEFER_HYDRATION: on });
  const page = await render();
  expect(page.page.payload !== undefined).toBe(waits);
  expect(textOf(page).includes('/hydrate.js')).toBe(waits);
});

test('sends upgrade-insecure-requests with a page over HTTPS', async () => {
  next.handle = (_req, res) => res.writeHead(200, html).end('<h1>Sahifa</h1>');
  const policyOf = ({ page }: FinishedPage) => page.headers.join(' ');
  const { render } = await ready({ SITE_URL: 'https://shop.test' });
  expect(policyOf(await render())).toContain('upgrade-insecure-requests');
  messages = [];
  const { render: plain } = await ready();
  expect(policyOf(await plain())).not.toContain('upgrade-insecure-requests');
});

test('confirms an invalidation only after dropping the affected reads', async () => {
  await ready();
  const load = vi.fn(async () => 5);
  const read = (tag: string) => globalThis.readMemo?.read(tag, { seconds: 60, tags: [tag] }, load);
  const readBoth = async () => void (await Promise.all([read('menu'), read('banners')]));
  await readBoth();
  emit('message', { kind: 'invalidate', id: 4, tags: ['menu'] });
  await readBoth();
  expect(load).toHaveBeenCalledTimes(3);
  emit('message', { kind: 'invalidate', id: 5, tags: ['*'] });
  await readBoth();
  expect(load).toHaveBeenCalledTimes(5);
  expect(messages.slice(-2)).toEqual([
    { kind: 'confirmed', id: 4 },
    { kind: 'confirmed', id: 5 },
  ]);
});

test('is ready only after a warm-up that renders pages as requests do', async () => {
  next.handle = (_req, res) => res.writeHead(200, html).end('<h1>Sahifa</h1>');
  const warmed: unknown[] = [];
  warmUp.mockImplementationOnce(async (render) => {
    warmed.push(textOf(await render(usual)), ...messages);
  });
  await ready({ DEFER_HYDRATION: '0' });
  expect(warmed).toEqual(['<h1>Sahifa</h1>']);
});

test('confirms a heartbeat', async () => {
  await ready();
  emit('message', { kind: 'ping', id: 6 });
  expect(messages.at(-1)).toEqual({ kind: 'confirmed', id: 6 });
});

test('aborts the render of a page whose request is canceled', async () => {
  const begun = aGate();
  const aborted = aGate();
  next.handle = (_req, res) => {
    res.on('close', aborted.open);
    begun.open();
  };
  const { socketPath } = await ready({ RENDER_TIMEOUT_SECONDS: '60' });
  const clientRequest = request({ socketPath, path: '/page', method: 'POST' });
  clientRequest.on('error', () => {});
  clientRequest.end(JSON.stringify(usual));
  await begun.opened;
  clientRequest.destroy();
  await aborted.opened;
});

test.each([
  ['sends log lines but no metrics to the storefront without METRICS_PORT', {}, false],
  ['sends log lines and metrics to the storefront', { METRICS_PORT: '9464' }, true],
])('%s', async (_title, settings, hasMetrics) => {
  await ready(settings);
  log.warn('a line');
  log.info('not written at this level');
  expect(log.isOn('info')).toBe(false);
  expect(messages).toContainEqual({ kind: 'log', level: 'warn', text: 'a line', line: {} });
  expect(areMetricsOn()).toBe(hasMetrics);
  count('chorsu_page_cache_answers_total', { state: 'hit' });
  const kinds = messages.map((message) => Object(message).kind);
  expect(kinds.includes('count')).toBe(hasMetrics);
});

test('reports unrecognized output of Next', async () => {
  next.handle = (_req, res) => res.writeHead(200, { ...html, vary: 'x-new' }).end('<h1></h1>');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { render } = await ready();
  await render();
  expect(messages).toContainEqual({ kind: 'unrecognised', part: 'varyHeader' });
});

test('exits with its storefront, not on signals, and removes its socket', async () => {
  const { socketPath } = await ready();
  expect(failed.surviveErrors).toHaveBeenCalledOnce();
  for (const signal of ['SIGINT', 'SIGTERM']) emit(signal);
  expect(exit).not.toHaveBeenCalled();
  expect(existsSync(socketPath)).toBe(true);
  emit('disconnect');
  expect(exit.mock.calls).toEqual([[0]]);
  expect(existsSync(dirname(socketPath))).toBe(false);
});

test('keeps the socket folder while another renderer uses it', async () => {
  const { socketPath } = await ready();
  const other = join(dirname(socketPath), '1.sock');
  writeFileSync(other, '');
  emit('disconnect');
  expect([existsSync(socketPath), existsSync(other)]).toEqual([false, true]);
});

test('reports why a start fails', async () => {
  next.prepared.mockRejectedValueOnce(new Error('no build'));
  await aRenderer();
  await vi.waitFor(() => expect(failed.failInOneLine).toHaveBeenCalledOnce(), soon);
  expect(failed.failInOneLine.mock.calls[0]?.[0]).toMatchObject({ message: 'no build' });
  expect(messages).not.toContainEqual({ kind: 'ready' });
});
