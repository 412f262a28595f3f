import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { quantile } from '@/tests/support/quantile';
import { sendRequest } from '@/tests/support/send-request';
import { aFaultyApi, type Fault, faultNames } from '@/tests/support/stub/faulty-api';
import { aPort, launchApi, launchStorefront, type Running, twoPorts, waitForOk } from './processes';

const warmPaths = ['/', '/ru', '/products', '/post', '/about', '/ru/info/faq'];
// Cached pages expire immediately, so the storefront serves one only if rendering fails.
const alwaysOld = { PAGE_FRESH_SECONDS: '0', PAGE_STALE_SECONDS: '0' };
const texts = { uz: 'Sayt vaqtincha ishlamayapti', ru: 'Сайт временно недоступен' };

let api: Running;
let apiPort = '';
let apiUrl = '';
let between: Awaited<ReturnType<typeof aFaultyApi>>;
let storefront: Running;
let webPort = '';
let web = '';

beforeAll(async () => {
  ({ PORT: webPort, API_PORT: apiPort } = await twoPorts());
  web = `http://127.0.0.1:${webPort}`;
  apiUrl = `http://127.0.0.1:${apiPort}`;
  api = await launchApi(apiPort);
  between = await aFaultyApi(apiUrl);
  storefront = await openStorefront();
  // On a busy machine, reads can time out during the first renders of a new process.
  for (const path of warmPaths) await waitForOk(web, path);
});

afterEach(() => between.fails(null));

afterAll(async () => {
  between.close();
  for (const one of [api, storefront]) one.signal('SIGKILL');
  await Promise.all([api.ended, storefront.ended]);
});

const openStorefront = () => launchStorefront(webPort, { ...alwaysOld, API_URL: between.url });

async function expectOnlyWarmPages() {
  for (const path of warmPaths) {
    const { status, headers } = await sendRequest(web, path);
    expect([path, status, headers['x-cache']]).toEqual([path, 200, 'stale']);
  }
  expect((await sendRequest(web, '/ru/products?menu=elektronika')).status).toBe(503);
}

test.each(faultNames)(
  'serves cached pages, and 503 for others, when the API %s (B-24, B-32)',
  async (fault) => {
    between.fails(fault);

    await expectOnlyWarmPages();
    const cold = coldPaths(fault).map(async ([locale, path]) => {
      const { status, headers, body } = await sendRequest(web, path);
      expect([path, status, headers['retry-after']]).toEqual([path, 503, '5']);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(body.toString(), path).toContain(`<html lang="${locale}">`);
      expect(body.toString(), path).toContain(texts[locale]);
    });
    await Promise.all(cold);
  },
);

test('still serves a list that was cached before the API failed (B-21, B-24)', async () => {
  const list = '/products?menu=elektronika&sort=new';
  for (let round = 0; round < 2; round += 1) await waitForOk(web, list);

  between.fails('responds with 500');

  const { status, headers } = await sendRequest(web, list);
  expect([status, headers['x-cache']]).toEqual([200, 'stale']);
  expect((await sendRequest(web, '/products?menu=elektronika&sort=price_asc')).status).toBe(503);
});

test('renders every page again once the API is back (B-24)', async () => {
  between.fails('responds with 500');
  for (const path of warmPaths) await sendRequest(web, path);
  expect((await sendRequest(web, '/products?menu=elektronika')).status).toBe(503);

  between.fails(null);

  for (const path of [...warmPaths, '/products?menu=elektronika']) {
    const state = async () => (await sendRequest(web, path)).headers['x-cache'];
    await expect.poll(state).toBe('miss');
  }
});

test('serves every page again once the API stops returning invalid responses (B-24)', async () => {
  const ill = await aFaultyApi(apiUrl);
  onTestFinished(ill.close);
  const port = await aPort();
  const cold = await launchStorefront(port, { ...alwaysOld, API_URL: ill.url });
  onTestFinished(() => cold.signal('SIGKILL'));
  const status = async (path: string) =>
    (await sendRequest(`http://127.0.0.1:${port}`, path)).status;
  for (const fault of ['responds with 200 in HTML', 'responds in another shape'] as const) {
    ill.fails(fault);
    const failed = warmPaths.map(async (path) => [path, await status(path)]);
    expect(await Promise.all(failed), fault).toEqual(warmPaths.map((path) => [path, 503]));
  }

  ill.fails(null);

  for (const path of warmPaths) {
    await expect.poll(() => status(path)).toBe(200);
  }
});

test('with a hanging API, fails uncached pages within 2.5 s, serves cached ones (B-24, B-32)', async () => {
  const { results } = JSON.parse(
    (await sendRequest(apiUrl, '/api/v1/catalog/product?size=8')).body.toString(),
  ).data;
  const products: string[] = results.map(({ slug }: { slug: string }) => `/products/${slug}`);
  const coldOnes = [...products, ...products.map((path) => `${path}/reviews`)];
  const warmOnes = Array.from({ length: 50 }, () => warmPaths).flat();
  const cold: Timed[] = [];
  const warm: Timed[] = [];
  const slowest = async (known: Timed[], round: Promise<Timed[]>) => {
    const timed = await round;
    known.push(...timed);
    return percentile(timed, 0.99);
  };
  between.fails('hangs');

  // Repeats the requests, because a busy machine can delay one. The storefront never caches a 503.
  const whileBusy = { timeout: 90_000 };
  await expect.poll(() => slowest(cold, inTurn(coldOnes, 8)), whileBusy).toBeLessThan(2500);
  await expect
    .poll(() => slowest(warm, inTurn(warmOnes, 4)), whileBusy)
    .toBeLessThan(percentile(cold, 0.5) / 4);

  expect(new Set(cold.map(({ status }) => status))).toEqual(new Set([503]));
  expect(new Set(warm.map(({ status }) => status))).toEqual(new Set([200]));
});

test('serves every image when the API closes a reused connection', async () => {
  const list = await sendRequest(apiUrl, '/api/v1/catalog/product?size=12');
  const { results } = JSON.parse(list.body.toString()).data;
  // The first request for an image generates it, and can take longer than the storefront waits.
  for (const { images } of results) await sendRequest(apiUrl, `/media/${images[0].image}`);
  between.fails('closes a reused connection');

  for (const { images } of results) {
    const picture = pictureOf(images[0].image);
    const { status } = await sendRequest(web, picture);
    expect([picture, status]).toEqual([picture, 200]);
  }
});

test('serves an image whose first request was aborted while the API failed', async () => {
  rmSync(join(process.env.CHORSU_DIST ?? '.next', 'cache/images'), {
    recursive: true,
    force: true,
  });
  const list = await sendRequest(apiUrl, '/api/v1/catalog/product?size=1&page=20');
  const { results } = JSON.parse(list.body.toString()).data;
  const picture = pictureOf(results[0].images[0].image);
  between.fails('hangs');
  const before = between.calls();

  const first = request(web, { path: picture, agent: false });
  first.on('error', () => {});
  first.end();
  await expect.poll(between.calls).toBeGreaterThan(before);
  first.destroy();
  // Once the storefront responds to this request, it has processed the abort.
  await sendRequest(web, '/livez');
  between.fails(null);

  const status = async () => (await sendRequest(web, picture)).status;
  await expect.poll(status, { timeout: 5000 }).toBe(200);
});

test('serves cached pages without the API, even after a storefront restart (B-24)', async () => {
  api.signal('SIGKILL');
  await api.ended;
  await expectOnlyWarmPages();

  storefront.signal('SIGTERM');
  expect(await storefront.ended).toBe(0);
  storefront = await openStorefront();
  await expectOnlyWarmPages();

  api = await launchApi(apiPort);
  const status = async () => (await sendRequest(web, '/ru/products?menu=elektronika')).status;
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
});

function pictureOf(image: string): string {
  return `/_next/image?url=${encodeURIComponent(`/media/${image}`)}&w=96&q=75`;
}

/** Pages that are not cached. Rendering some of them requires a content lookup. */
function coldPaths(fault: Fault): ['uz' | 'ru', string][] {
  const mark = encodeURIComponent(fault);
  return [
    ['ru', '/ru/products?menu=elektronika&page=2'],
    ['uz', `/products?search=${mark}`],
    ['ru', '/ru/post/none-1'],
    ['uz', '/products/none-1'],
  ];
}

type Timed = { status: number; took: number };

async function inTurn(paths: string[], atOnce: number): Promise<Timed[]> {
  const left = [...paths];
  const done: Timed[] = [];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const startedAt = performance.now();
      const { status } = await sendRequest(web, path);
      done.push({ status, took: performance.now() - startedAt });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return done;
}

function percentile(timed: Timed[], share: number): number {
  return quantile(
    timed.map(({ took }) => took),
    share,
  );
}
