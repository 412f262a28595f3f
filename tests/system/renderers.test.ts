import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { evaluateIn } from '@/tests/support/inspector';
import { renderersOf } from '@/tests/support/process/process-tree';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aFaultyApi } from '@/tests/support/stub/faulty-api';
import { aPort, launchStorefront, waitForOk } from './processes';

const SECRET = 'a secret of some length';
/** The number of pages that one renderer renders at once. */
const AT_ONCE = 8;
const IMAGES_AT_ONCE = 4;
const ASKED = 20;
const SIMILAR = /\/similar\b/;
const HELD_SOURCE = /^\/media\/held-/;

let api: Awaited<ReturnType<typeof aFaultyApi>>;

beforeAll(async () => {
  api = await aFaultyApi(inject('apiUrl'));
});

afterAll(() => api.close());

async function aStorefront(env: Record<string, string>) {
  const port = await aPort();
  const storefront = await launchStorefront(port, {
    API_URL: api.url,
    PAGE_FRESH_SECONDS: '600',
    REVALIDATE_SECRET: SECRET,
    // A busy machine can be slow to replace a renderer.
    RENDER_WAIT_SECONDS: '60',
    ...env,
  });
  onTestFinished(async () => {
    api.fails(null);
    storefront.signal('SIGKILL');
    await storefront.ended;
  });
  const web = `http://127.0.0.1:${port}`;
  const get = (path: string, options?: RequestOptions) => sendRequest(web, path, options);
  return { storefront, get, post: sendRequest.bind(null, web) };
}

test('does not load the compiler into a renderer', async () => {
  const { storefront, get } = await aStorefront({ RENDERERS: '1' });
  await get('/products');
  const [only = 0] = renderersOf(storefront.pid);

  const mapped = readFileSync(`/proc/${only}/maps`, 'utf8').match(/\S+\.node$/gm) ?? [];

  expect(mapped.filter((file) => file.includes('swc'))).toEqual([]);
});

let searched = 0;

/** Paths of new searches. No page of them is cached, so each request needs a render. */
const searches = (count: number, prefix = '') =>
  Array.from({ length: count }, () => `${prefix}/products?search=s${searched++}`);

const statusesOf = (get: (path: string) => ReturnType<typeof sendRequest>, paths: string[]) =>
  Promise.all(paths.map(async (path) => (await get(path)).status));

const hasEnded = (pids: number[]) => expect.poll(() => pids.filter(isRunning)).toEqual([]);

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

test('replaces a killed renderer without losing a response', async () => {
  // The limit is high, because two starting renderers share two processors and reads must not time
  // out.
  const { storefront, get } = await aStorefront({ RENDERERS: '2', READ_TIMEOUT_SECONDS: '20' });
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
  const [first = 0] = renderersOf(storefront.pid);

  const responses = statusesOf(get, searches(AT_ONCE));
  process.kill(first, 'SIGKILL');

  expect(new Set(await responses)).toEqual(new Set([200]));
  await hasEnded([first]);
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
});

/** Starts a shop whose only renderer renders as many pages as it can while other pages wait. */
async function underLoad(env: Record<string, string> = {}) {
  // The limit is high, so that no read times out before all renders have begun.
  const waits = { READ_TIMEOUT_SECONDS: '20', ...env };
  const { storefront, get } = await aStorefront({ RENDERERS: '1', ...waits });
  await get('/about');
  const [only = 0] = renderersOf(storefront.pid);
  const products = await someProducts(ASKED);
  const before = api.calls();
  // Only renders request similar products, after the lookups of the address.
  api.fails('hangs', SIMILAR);
  const responses = Promise.all(products.map((path) => get(path)));
  const begun = () =>
    api
      .requests()
      .slice(before)
      .filter((url) => SIMILAR.test(url));
  await expect.poll(() => begun().length).toBe(AT_ONCE);
  return { storefront, only, results: responses, get };
}

async function someProducts(count: number): Promise<string[]> {
  const response = await fetch(`${api.url}/api/v1/catalog/product?size=${count}`);
  const { data }: { data: { results: { slug: string }[] } } = await response.json();
  return data.results.map(({ slug }) => `/products/${slug}`);
}

test('loses no response when the only renderer is killed under load', async () => {
  const { storefront, only, results: responses, get } = await underLoad();

  process.kill(only, 'SIGKILL');
  await hasEnded([only]);
  api.fails(null);

  expect(statuses(await responses)).toEqual({ 200: ASKED });
  expect(renderersOf(storefront.pid)).toHaveLength(1);
  expect((await get('/readyz')).status).toBe(200);
});

test('responds with 503 when a renderer is suspended, and replaces the renderer', async () => {
  // Even on a busy machine, the next renderer renders its first eight pages within this time.
  const {
    storefront,
    only,
    results: responses,
  } = await underLoad({ RENDER_TIMEOUT_SECONDS: '15' });

  process.kill(only, 'SIGSTOP');
  api.fails(null);

  const failed = (await responses).filter(({ status }) => status !== 200);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThanOrEqual(AT_ONCE);
  for (const { status, headers, body } of failed) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body.toString()).toContain('Sayt vaqtincha ishlamayapti');
  }
  await hasEnded([only]);
  expect(renderersOf(storefront.pid)).toHaveLength(1);
});

test('replaces a renderer whose event loop is blocked', async () => {
  const inspectorPort = await aPort();
  const NODE_OPTIONS = `--inspect-port=127.0.0.1:${inspectorPort}`;
  const { storefront, get } = await aStorefront({ RENDERERS: '1', NODE_OPTIONS });
  const [only = 0] = renderersOf(storefront.pid);
  const inspector = `http://127.0.0.1:${inspectorPort}`;
  process.kill(only, 'SIGUSR1');
  await waitForOk(inspector, '/json/list');

  await evaluateIn(inspector, 'for(;;);');

  await expect.poll(() => isRunning(only), { timeout: 60_000 }).toBe(false);
  expect(storefront.output()).toContain('its event loop is blocked');
  expect((await get('/about')).status).toBe(200);
});

test('keeps a renderer when images are slow or clients abort image requests', async () => {
  const { storefront, get } = await aStorefront({ RENDERERS: '1' });
  const image = await anImage(get);
  const [only = 0] = renderersOf(storefront.pid);
  const [lateImage = '', ...otherImages] = heldImages();
  api.fails('hangs', HELD_SOURCE);
  const late = get(lateImage);
  const clients = new AbortController();
  const others = otherImages.map((path) =>
    get(path, { signal: clients.signal }).catch(() => 'the client left'),
  );
  await expect.poll(() => heldSources().size).toBe(IMAGES_AT_ONCE);

  clients.abort();
  expect(await Promise.all(others)).toEqual(otherImages.map(() => 'the client left'));
  expect(await statusesOf(get, searches(ASKED))).toEqual(Array(ASKED).fill(200));
  // The slots of the other requests are free before the late image fails.
  expect((await Promise.race([get(image), late])).status).toBe(200);
  expect([502, 503]).toContain((await late).status);

  expect((await get(searches(1)[0] ?? '')).status).toBe(200);
  expect(renderersOf(storefront.pid)).toEqual([only]);
  expect(storefront.output()).not.toContain('A renderer');
});

const heldImages = () =>
  Array.from(
    { length: IMAGES_AT_ONCE },
    (_, nth) => `/_next/image?url=%2Fmedia%2Fheld-${nth}.webp&w=500&q=75`,
  );

const heldSources = () => new Set(api.requests().filter((url) => HELD_SOURCE.test(url)));

/** Returns the address of an optimized image of the home page. */
async function anImage(get: (path: string) => ReturnType<typeof sendRequest>): Promise<string> {
  const { body } = await get('/');
  const [, source = ''] = /\/_next\/image\?url=(%2Fmedia%2F[^&]+)&/.exec(body.toString()) ?? [];
  return `/_next/image?url=${source}&w=500&q=75`;
}

function statuses(responses: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test('serves six concurrent requests for a preview image', async () => {
  const { get } = await aStorefront({ RENDERERS: '1' });
  const { body } = await get('/');
  const [, path = ''] = /\/_next\/image\?url=(%2Fmedia%2F[^&]+)&/.exec(body.toString()) ?? [];
  const preview = decodeURIComponent(path).replace('/media/', '/preview/');

  expect(await statusesOf(get, Array(6).fill(preview))).toEqual(Array(6).fill(200));
});

test('serves cached pages and queues others while the only renderer is replaced', async () => {
  const { storefront, get } = await aStorefront({ RENDERERS: '1' });
  await get('/about');
  const [only = 0] = renderersOf(storefront.pid);

  process.kill(only, 'SIGKILL');
  await hasEnded([only]);
  const [ready, cached, alive] = await Promise.all(
    ['/readyz', '/about', '/livez'].map((path) => get(path)),
  );
  const rendered = await get('/products?search=choynak');

  expect([ready?.status, alive?.status, rendered.status]).toEqual([503, 200, 200]);
  expect(cached?.headers['x-cache']).toBe('hit');
  expect((await get('/readyz')).status).toBe(200);
});

test('leaves no renderer or socket behind when a storefront is killed', async () => {
  const before = sockets();
  const { storefront } = await aStorefront({ RENDERERS: '2' });
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
  const renderers = renderersOf(storefront.pid);
  const opened = sockets().filter((name) => !before.includes(name));
  expect(opened).toHaveLength(1);

  storefront.signal('SIGKILL');

  await hasEnded(renderers);
  expect(sockets()).not.toContain(opened[0]);
});

/** Lists the folders in which storefronts keep the sockets of their renderers. */
function sockets(): string[] {
  return readdirSync(tmpdir()).filter((name) => /^chorsu-renderers-/.test(name));
}

test('responds with 503 only to requests that the full render queue rejects (B-24)', async () => {
  const { get } = await aStorefront({ RENDERERS: '1', RENDER_QUEUE: '2' });
  await get('/about');
  api.fails('hangs');
  const waiting = statusesOf(get, searches(AT_ONCE + 2));
  await expect.poll(async () => (await get('/products?search=tolib')).status).toBe(503);

  for (const [prefix, text] of [
    ['', 'Sayt vaqtincha ishlamayapti'],
    ['/ru', 'Сайт временно недоступен'],
  ]) {
    const { status, headers, body } = await get(searches(1, prefix)[0] ?? '');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(body.toString()).toContain(text);
  }
  expect((await get('/about')).headers['x-cache']).toBe('hit');
  expect((await get('/livez')).status).toBe(200);

  api.fails(null);
  await waiting;
  expect(await statusesOf(get, searches(2))).toEqual([200, 200]);
});

test('notifies every renderer before it responds to an invalidation (B-28)', async () => {
  const before = api.calls();
  const { get, post } = await aStorefront({ RENDERERS: '2' });
  // Each renderer reads the settings once and memoizes them.
  await expect.poll(() => settingsReads(get, before), { timeout: 30_000 }).toBe(2);
  expect(await settingsReads(get)).toBe(0);

  const { status } = await post('/api/revalidate', {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tags: ['site'] }),
  });

  expect(status).toBe(200);
  expect(await settingsReads(get)).toBe(2);
});

/** Counts the reads of the settings after enough renders to use all renderers. */
async function settingsReads(
  get: (path: string) => ReturnType<typeof sendRequest>,
  since = api.calls(),
): Promise<number> {
  await statusesOf(get, searches(AT_ONCE));
  return api
    .requests()
    .slice(since)
    .filter((url) => url === '/api/v1/core/settings').length;
}
