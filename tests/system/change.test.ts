import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sendRequest } from '@/tests/support/send-request';
import { aHoldingApi } from '@/tests/support/stub/holding-api';
import { aPort, launch, launchStorefront, type Running, twoPorts, waitForOk } from './processes';

const SECRET = 'known-to-the-first-alone';
const WINDOW_SECONDS = 5;
const running: Running[] = [];
let api = '';
/** The first of two storefronts, the only one to which the API sends invalidations. */
let notified = '';
let unnotified = '';

type Goods = { id: number; slug: string; sub_product: number; price: number; amount: number };
let goods: Goods[] = [];

beforeAll(async () => {
  const [{ PORT, API_PORT }, other] = [await twoPorts(), await twoPorts()];
  api = `http://127.0.0.1:${API_PORT}`;
  notified = `http://127.0.0.1:${PORT}`;
  unnotified = `http://127.0.0.1:${other.PORT}`;
  const hook = { REVALIDATE_URL: `${notified}/api/revalidate`, REVALIDATE_SECRET: SECRET };
  running.push(launch(['scripts/run.mjs', 'packages/mock/serve.ts'], { API_PORT, ...hook }));
  await waitForOk(api, '/readyz');
  const fresh = { PAGE_FRESH_SECONDS: '3600', REVALIDATE_SECRET: SECRET };
  const short = { PAGE_FRESH_SECONDS: '1', PAGE_STALE_SECONDS: String(WINDOW_SECONDS) };
  const storefronts = await Promise.all([
    launchStorefront(PORT, { API_URL: api, ...fresh }),
    launchStorefront(other.PORT, { API_URL: api, ...short }),
  ]);
  running.push(...storefronts);
  const list = await sendRequest(api, '/api/v1/catalog/product?size=50');
  const { results }: { results: (Goods & { has_options: boolean; discounted_price: null })[] } =
    JSON.parse(list.body.toString()).data;
  goods = results.filter((one) => one.amount > 0 && !one.has_options && !one.discounted_price);
});

afterAll(async () => {
  for (const one of running) one.signal('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
});

const change = (deed: string, body: object) => post(`/mock/${deed}`, body);

async function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  const { status } = await sendRequest(api, path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(status, path).toBeLessThan(300);
}

async function page(web: string, path: string): Promise<string> {
  return (await sendRequest(web, path)).body.toString().replace(/[\u00a0\u202f]/g, ' ');
}

test('shows a changed price on cached pages and in lists within two seconds (B-28)', async () => {
  const [one] = goods;
  const paths = [
    `/products/${one?.slug}`,
    `/ru/products/${one?.slug}`,
    '/products',
    '/ru/products',
  ];
  for (const path of paths) {
    expect((await sendRequest(notified, path)).status, path).toBe(200);
    expect((await sendRequest(notified, path)).headers['x-cache'], path).toBe('hit');
  }

  await change('price', { sub_product: one?.sub_product, price: 7_654_000 });

  for (const path of paths) {
    await expect.poll(() => page(notified, path), { timeout: 2000 }).toContain('7 654 000');
  }
});

test('shows within two seconds that a product has sold out (B-28)', async () => {
  const [, one] = goods;
  if (!one) throw new Error('The catalog has too few products');
  await change('stock', { sub_product: one.sub_product, amount: 1 });
  const path = `/ru/products/${one.slug}`;
  expect(await page(notified, path)).not.toContain('schema.org/OutOfStock');

  await post('/api/v1/order/create', {
    full_name: 'Madina Karimova',
    phone_number: '+998 90 123-45-67',
    type: 1,
    region: 1726,
    district: 1_726_002,
    address: '',
    longitude: '',
    latitude: '',
    products: [{ product: one.id, price: one.price, count: 1 }],
  });

  await expect
    .poll(() => page(notified, path), { timeout: 2000 })
    .toContain('schema.org/OutOfStock');
});

test('serves no page older than the stale window if an invalidation is lost (B-28)', async () => {
  const [, , one] = goods;
  const path = `/products/${one?.slug}`;
  // Renders another product page first, because a storefront's first product page takes longer than
  // later ones.
  await page(unnotified, `/products/${goods[3]?.slug}`);
  await page(unnotified, path);

  await change('price', { sub_product: one?.sub_product, price: 6_543_000 });
  const changedAt = performance.now();
  expect(await page(unnotified, path)).not.toContain('6 543 000');
  await wait(WINDOW_SECONDS * 1000 - (performance.now() - changedAt) + 50);

  expect(await page(unnotified, path)).toContain('6 543 000');
});

test('shows a change that was made while the storefront was down (B-28)', async () => {
  const port = await aPort();
  const web = `http://127.0.0.1:${port}`;
  const first = await launchStorefront(port, { API_URL: api });
  expect(await page(web, '/')).not.toContain('Yangi nom');
  first.signal('SIGTERM');
  expect(await first.ended).toBe(0);

  await change('settings', { head_title: { uz: 'Yangi nom', ru: 'Новое имя' } });
  running.push(await launchStorefront(port, { API_URL: api }));

  expect(await page(web, '/')).toContain('Yangi nom');
});

test('shows no data from before a change once its invalidation has arrived (B-27)', async () => {
  const port = await aPort();
  const web = `http://127.0.0.1:${port}`;
  const holding = await aHoldingApi(api, '/api/v1/core/settings');
  onTestFinished(holding.close);
  const env = { API_URL: holding.url, PAGE_FRESH_SECONDS: '3600', REVALIDATE_SECRET: SECRET };
  running.push(await launchStorefront(port, env));
  const invalidation = {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify({ tags: ['site'] }),
  };
  const invalidate = async () => (await sendRequest(web, '/api/revalidate', invalidation)).status;
  // Drops the settings that the renderer cached during its warm-up.
  expect(await invalidate()).toBe(200);

  holding.hold();
  const before = page(web, '/');
  await holding.reached;
  await change('settings', { head_title: { uz: 'Boshqa nom', ru: 'Другое имя' } });
  expect(await invalidate()).toBe(200);
  holding.release();
  expect(await before).not.toContain('Boshqa nom');

  expect(await page(web, '/')).toContain('Boshqa nom');
});
