import { expect, test } from 'vitest';
import { evaluateIn } from '@/tests/support/inspector';
import { renderersOf } from '@/tests/support/process/process-tree';
import { aPort, waitForOk } from './processes';
import {
  AT_ONCE,
  anImage,
  api,
  aStorefront,
  hasEnded,
  isRunning,
  searches,
  statusesOf,
} from './renderer-storefront';

const IMAGES_AT_ONCE = 4;
const ASKED = 20;
const SIMILAR = /\/similar\b/;
const HELD_SOURCE = /^\/media\/held-/;

test('replaces a killed renderer without losing a response', async () => {
  // Reads can be slow while two renderers start.
  const { storefront, get } = await aStorefront({ RENDERERS: '2', READ_TIMEOUT_SECONDS: '20' });
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
  const [first = 0] = renderersOf(storefront.pid);

  const responses = statusesOf(get, searches(AT_ONCE));
  process.kill(first, 'SIGKILL');

  expect(new Set(await responses)).toEqual(new Set([200]));
  await hasEnded([first]);
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
});

/** Starts a storefront whose only renderer is full, with more pages in the queue. */
async function underLoad(env: Record<string, string> = {}) {
  // The high limit keeps reads from timing out before all renders have begun.
  const waits = { READ_TIMEOUT_SECONDS: '20', ...env };
  const { storefront, get } = await aStorefront({ RENDERERS: '1', ...waits });
  await get('/about');
  const [only = 0] = renderersOf(storefront.pid);
  const products = await someProducts(ASKED);
  const before = api.calls();
  // Only renders request similar products, so these requests count the renders that have begun.
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
  // Even on a busy machine, the replacement renders its first eight pages within this limit.
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
  // The aborted requests free their slots before the late image fails.
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

function statuses(responses: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
