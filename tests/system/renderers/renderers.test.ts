import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderersOf } from '@/tests/support/process/process-tree';
import type { sendRequest } from '@/tests/support/send-request';
import {
  AT_ONCE,
  anImageSource,
  api,
  aStorefront,
  hasEnded,
  SECRET,
  searches,
  statusesOf,
} from './renderer-storefront';

test('does not load the compiler into a renderer', async () => {
  const { storefront, get } = await aStorefront({ RENDERERS: '1' });
  await get('/products');
  const [only = 0] = renderersOf(storefront.pid);

  const mapped = readFileSync(`/proc/${only}/maps`, 'utf8').match(/\S+\.node$/gm) ?? [];

  expect(mapped.filter((file) => file.includes('swc'))).toEqual([]);
});

test('serves six concurrent requests for a preview image', async () => {
  const { get } = await aStorefront({ RENDERERS: '1' });
  const preview = decodeURIComponent(await anImageSource(get)).replace('/media/', '/preview/');

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
  const TMPDIR = mkdtempSync(join(tmpdir(), 'killed-'));
  onTestFinished(() => rmSync(TMPDIR, { recursive: true }));
  const { storefront } = await aStorefront({ RENDERERS: '2', TMPDIR });
  await expect.poll(() => renderersOf(storefront.pid)).toHaveLength(2);
  const renderers = renderersOf(storefront.pid);
  expect(readdirSync(TMPDIR)).toEqual([expect.stringMatching(/^chorsu-renderers-/)]);

  storefront.signal('SIGKILL');

  await hasEnded(renderers);
  expect(readdirSync(TMPDIR)).toEqual([]);
});

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

/** Renders enough pages to use all renderers, and counts how often they read the settings. */
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
