import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { StaticFile } from '@/server/edge/static-files';
import type { openShared, Shared } from '@/server/shared/open-shared';
import { listening } from '@/tests/support/process/listening';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aGate } from '@/tests/support/stub/gate';

const stub = fileURLToPath(new URL('../../../support/stub/stub-renderer.mjs', import.meta.url));
/** The timeout of polls. Starting a process takes long on a busy machine. */
const soon = { timeout: 15_000 };
const DIGEST = 'a'.repeat(11);
const SECRET = 'a-secret-of-sixteen';
const [, mainProgram = ''] = process.argv;

type Build = { folder: string; address: string };

/** Creates a folder like the output of `npm run build`, with a stub renderer that runs no Next. */
function aBuild(): Build {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(stub, join(folder, 'renderer.mjs'));
  writeFileSync(join(folder, 'BUILD_ID'), 'a-build');
  const settings = JSON.stringify({ config: { distDir: '.next', compress: false } });
  writeFileSync(join(folder, 'required-server-files.json'), settings);
  mkdirSync(join(folder, 'static'));
  mkdirSync(join(folder, 'worker'));
  writeFileSync(join(folder, 'static', 'one.js'), 'one');
  writeFileSync(join(folder, 'worker', 'main.js'), 'the worker');
  writeFileSync(join(folder, 'worker', 'off.js'), 'no worker');
  return { folder, address: '/_next/static/one.js' };
}

const watched = new Map<string, () => readonly [object, number][]>();
const shared = { opened: [] as Parameters<typeof openShared>[0][], calls: [] as unknown[] };
let hasReady = true;

/** Prepares a storefront with these settings in this process. */
async function aStorefront(settings: Record<string, string> = {}, { folder } = aBuild()) {
  vi.resetModules();
  vi.doMock('@/server/shared/open-shared', () => ({ openShared: openNothing }));
  const given = {
    CHORSU_DIST: folder,
    SITE_URL: 'http://shop.test',
    API_URL: 'http://127.0.0.1:1',
    RENDERERS: '1',
    REVALIDATE_SECRET: SECRET,
    PORT: '3999',
  };
  for (const [name, value] of Object.entries({ ...given, ...settings })) vi.stubEnv(name, value);
  process.argv[1] = join(folder, 'main.mjs');
  const { prepareStorefront } = await import('@/server/storefront');
  const storefront = await prepareStorefront({ isReady: () => hasReady });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await storefront.close();
    isClosed = true;
  };
  onTestFinished(close);
  const server = createServer(storefront.handler);
  const base = `http://127.0.0.1:${await listening(server)}`;
  onTestFinished(() => void server.close());
  const get = (path: string, options: RequestOptions = {}) =>
    sendRequest(base, path, { ...options, headers: { host: 'shop.test', ...options.headers } });
  const read = async (path: string) => JSON.parse((await get(path)).body.toString());
  return { get, read, open: () => storefront.open(), close, folder };
}

async function opened(...given: Parameters<typeof aStorefront>) {
  const storefront = await aStorefront(...given);
  await storefront.open();
  return storefront;
}

const elsewhere: StaticFile = {
  type: 'text/javascript; charset=utf-8',
  etag: '"other"',
  bodies: { identity: Buffer.from('of another build') },
};

async function openNothing(options: Parameters<typeof openShared>[0]): Promise<Shared> {
  shared.opened.push(options);
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      void shared.calls.push([name, ...given]);
  return {
    render: async (request, reader) => {
      shared.calls.push(['render', request.target]);
      return options.render(request, reader);
    },
    findPayload: async (digest) => void shared.calls.push(['findPayload', digest]),
    versions: {
      received: note('received'),
      applied: (change) => void shared.calls.push(['applied', change]),
    },
    files: {
      find: async (address) => {
        shared.calls.push(['find', address]);
        return elsewhere;
      },
      publish: async (addresses) => void shared.calls.push(['publish', [...addresses].sort()]),
    },
    close: () => void shared.calls.push(['close']),
  };
}

const called = (name: string) =>
  shared.calls.filter((call) => Array.isArray(call) && call[0] === name);

/** Starts an API that reports a single change once `happened` resolves. */
async function anApi(happened = Promise.resolve()) {
  const requests: string[] = [];
  const server = createServer(async (req, res) => {
    requests.push(`${req.headers.authorization} ${req.url}`);
    res.on('close', () => !res.writableEnded && requests.push('given up'));
    if (req.url === '/changes?after=7') return;
    if (req.url === '/changes?after=6') await happened;
    const number = req.url === '/changes' ? 6 : 7;
    res.end(JSON.stringify({ number, tags: ['product-7'] }));
  });
  const url = `http://127.0.0.1:${await listening(server)}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { url, requests };
}

beforeEach(() => {
  hasReady = true;
  Object.assign(shared, { opened: [], calls: [] });
  globalThis.metricSink = {
    count: () => {},
    observe: () => {},
    watch: (name, read) => void watched.set(name, read),
  };
});
afterEach(() => {
  process.argv[1] = mainProgram;
  globalThis.metricSink = undefined;
  vi.doUnmock('@/server/shared/open-shared');
  vi.unstubAllEnvs();
});

test('renders a page once and serves it from the cache while it is fresh', async () => {
  const { read } = await opened();
  const first = await read('/about');
  expect(JSON.parse(first.body).request.target).toBe('/about');
  expect(await read('/about')).toEqual(first);
  expect(watched.get('chorsu_page_cache_pages')?.()).toEqual([
    [{ region: 'pages' }, 1],
    [{ region: 'lists' }, 0],
  ]);
  const [[, bytes] = []] = watched.get('chorsu_page_cache_bytes')?.() ?? [];
  expect(bytes).toBeGreaterThan(100);
});

test("passes the build's settings to the renderers", async () => {
  const { read, folder } = await opened();
  const { settings } = await read('/sitemap.xml');
  expect(JSON.parse(settings)).toEqual({ distDir: folder, compress: false });
});

test('is ready when both the process and a renderer are ready', async () => {
  const { get, open } = await aStorefront();
  const statusOf = async (path: string) => (await get(path)).status;
  expect(await statusOf('/readyz')).toBe(503);
  await open();
  expect(await statusOf('/readyz')).toBe(200);
  hasReady = false;
  expect([await statusOf('/readyz'), await statusOf('/livez')]).toEqual([503, 200]);
});

test('passes the tags of an invalidation to the renderers', async () => {
  const { get, read } = await opened();
  expect((await read('/about')).messages).toEqual([]);
  const body = JSON.stringify({ tags: ['info'] });
  const headers = { authorization: `Bearer ${SECRET}` };
  expect((await get('/api/revalidate', { method: 'POST', headers, body })).status).toBe(200);
  expect((await read('/sitemap.xml')).messages).toEqual([['info']]);
});

test('requests images, previews and sitemaps from a renderer', async () => {
  const { read } = await opened();
  const picture = '/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75';
  expect((await read(picture)).url).toBe(picture);
  expect((await read('/preview/product/7.png')).url).toBe('/preview/product/7.png');
  const { url, headers } = await read('/sitemap.xml');
  expect([url, headers.host]).toEqual(['/sitemap.xml', 'shop.test']);
});

test.each([
  ['0', 404],
  ['0.01', 403],
])('with WEB_VITALS_SAMPLE=%s, responds to an invalid report with %i', async (share, status) => {
  const { get } = await aStorefront({ WEB_VITALS_SAMPLE: share });
  expect((await get('/api/report', { method: 'POST' })).status).toBe(status);
});

test.each([
  ['1', 'the worker'],
  ['0', 'no worker'],
])('with SERVICE_WORKER=%s, responds to /sw.js with "%s"', async (on, text) => {
  const { get } = await aStorefront({ SERVICE_WORKER: on });
  expect((await get('/sw.js')).body.toString()).toBe(text);
});

test('forwards API requests to the configured API', async () => {
  const { url, requests } = await anApi();
  const { get } = await aStorefront({ API_URL: url });
  expect((await get('/api/v1/core/settings')).status).toBe(200);
  expect(requests).toEqual(['undefined /api/v1/core/settings']);
});

test('starts the configured number of renderers', async () => {
  await opened({ RENDERERS: '2' });
  await expect.poll(() => watched.get('chorsu_renderers_ready')?.(), soon).toEqual([[{}, 2]]);
});

test.each([
  [{}, 'cache/pages-3999'],
  [{ PAGE_COPY: 'own/copy' }, 'own/copy'],
])('with the settings %j, restores the pages from %s after a restart', async (settings, file) => {
  const build = aBuild();
  const given = { ...settings };
  if (given.PAGE_COPY) given.PAGE_COPY = join(build.folder, given.PAGE_COPY);
  const first = await opened(given, build);
  const page = await first.read('/about');
  await first.close();
  expect(existsSync(join(build.folder, file))).toBe(true);

  vi.stubEnv('STUB_BREAKS', '1');
  const next = await opened(given, build);
  expect((await next.read('/about')).pid).toBe(page.pid);
  const other = await opened({ ...given, SITE_URL: 'http://other.test' }, build);
  const response = await other.get('/about', { headers: { host: 'other.test' } });
  expect(response.status).toBe(503);
});

test('saves no pages if they depend on a cookie or if the build has no id', async () => {
  const forwarding = await opened({ FORWARD_COOKIE: 'preview' });
  await forwarding.read('/about');
  await forwarding.close();
  const build = aBuild();
  rmSync(join(build.folder, 'BUILD_ID'));
  const nameless = await opened({}, build);
  await nameless.read('/about');
  await nameless.close();
  for (const { folder } of [forwarding, nameless]) {
    expect(existsSync(join(folder, 'cache'))).toBe(false);
  }
});

test('applies changes from the API in the storefront and its renderers', async () => {
  const gate = aGate();
  const { url, requests } = await anApi(gate.opened);
  const { read, close } = await opened({ API_URL: url, FOLLOW_CHANGES: '1' });
  gate.open();
  await expect
    .poll(async () => (await read('/sitemap.xml')).messages, soon)
    .toContainEqual(['product-7']);
  const order = JSON.parse((await read('/about')).body);
  expect(order.change).toBe(7);
  expect(requests[0]).toBe(`Bearer ${SECRET} /changes`);
  await close();
  await expect.poll(() => requests.at(-1), soon).toBe('given up');
});

test('sends no request to the API without FOLLOW_CHANGES', async () => {
  const { url, requests } = await anApi();
  const { read } = await opened({ API_URL: url });
  await read('/about');
  expect(requests).toEqual([]);
  expect(shared.opened).toEqual([]);
});

test('shares pages, files and changes between storefronts', async () => {
  const { url } = await anApi();
  const settings = { API_URL: url, REDIS_URL: 'redis://127.0.0.1:1', PAGE_FRESH_SECONDS: '9' };
  const { read, get, close } = await opened(settings);
  expect(shared.opened).toMatchObject([
    { url: settings.REDIS_URL, build: 'a-build http://shop.test', freshMs: 9000 },
  ]);
  expect(await shared.opened[0]?.changesAfter(6)).toEqual({ number: 7, tags: ['product-7'] });

  expect((await read('/about')).method).toBe('POST');
  expect(called('render')).toEqual([['render', '/about']]);
  await get(`/_page/${DIGEST}/about`);
  expect(called('findPayload')).toEqual([['findPayload', DIGEST]]);
  expect((await get('/_next/static/of-another.js')).body.toString()).toBe('of another build');
  expect(called('publish')).toEqual([
    ['publish', expect.arrayContaining(['/_next/static/one.js'])],
  ]);
  await expect
    .poll(() => called('applied'))
    .toEqual([
      ['applied', { number: 6, tags: ['*'] }],
      ['applied', { number: 7, tags: ['product-7'] }],
    ]);
  expect(called('received')).toHaveLength(2);
  await close();
  expect(called('close')).toHaveLength(1);
});

test('shares nothing between storefronts without a build id', async () => {
  const build = aBuild();
  rmSync(join(build.folder, 'BUILD_ID'));
  const { url } = await anApi();
  await aStorefront({ API_URL: url, REDIS_URL: 'redis://127.0.0.1:1' }, build);
  expect(shared.opened).toEqual([]);
  expect(watched.get('chorsu_unrecognised_output')?.()).toEqual([
    [{ what: 'buildId' }, expect.any(Number)],
  ]);
});

test('sends HSTS only over HTTPS', async () => {
  const { get } = await aStorefront({ SITE_URL: 'https://shop.test' });
  expect((await get('/livez')).headers['strict-transport-security']).toBeDefined();
  const { get: plain } = await aStorefront();
  expect((await plain('/livez')).headers['strict-transport-security']).toBeUndefined();
});
