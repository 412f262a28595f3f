import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask } from '@/tests/support/ask';
import { launchApi, launchStorefront, type Running, twoPorts } from './processes';

const warmPaths = ['/', '/ru', '/products', '/post', '/about'];
let api: Running;
let storefront: Running;
let web = '';
let apiPort = '';

beforeEach(async () => {
  const { PORT, API_PORT } = await twoPorts();
  web = `http://127.0.0.1:${PORT}`;
  apiPort = API_PORT;
  api = await launchApi(API_PORT);
  storefront = await launchStorefront(PORT, {
    API_URL: `http://127.0.0.1:${API_PORT}`,
    // Every page is too old to be served while it could still be made anew.
    PAGE_FRESH_SECONDS: '0',
    PAGE_STALE_SECONDS: '0',
  });
  for (const path of warmPaths) await ask(web, path);
});

afterEach(async () => {
  api.signal('SIGKILL');
  storefront.signal('SIGKILL');
  await Promise.all([api.ended, storefront.ended]);
});

test('with the API gone warm pages are served, cold ones say 503, and it comes back (B-24)', async () => {
  api.signal('SIGKILL');
  await api.ended;

  for (const path of warmPaths) {
    const { status, headers } = await ask(web, path);
    expect([status, headers['x-cache']], path).toEqual([200, 'stale']);
  }
  const cold = await ask(web, '/ru/products?menu=elektronika');
  expect([cold.status, cold.headers['retry-after']]).toEqual([503, '5']);
  expect(cold.body.toString()).toContain('<html lang="ru">');

  api = await launchApi(apiPort);
  const status = async () => (await ask(web, '/ru/products?menu=elektronika')).status;
  await expect.poll(status, { timeout: 15_000 }).toBe(200);
});

test('with the API silent nobody waits for a warm page (B-24, B-32)', async () => {
  api.signal('SIGSTOP');
  const cold = await timed('/products?search=choynak');

  const warm = [];
  for (let turn = 0; turn < 5; turn += 1) {
    for (const path of warmPaths) warm.push(await timed(path));
  }

  expect(cold.status).toBe(503);
  expect(new Set(warm.map(({ status }) => status))).toEqual(new Set([200]));
  const slowest = Math.max(...warm.map(({ took }) => took));
  expect(slowest).toBeLessThan(cold.took / 2);
  api.signal('SIGCONT');
});

async function timed(path: string) {
  const startedAt = performance.now();
  const { status } = await ask(web, path);
  return { status, took: performance.now() - startedAt };
}
