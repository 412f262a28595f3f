import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { nextHtml } from 'deferred-hydration/tests/next-html';
import { expect, test, vi } from 'vitest';
import { pickBody } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import { deferPages } from '@/server/rendering/deferred/defer-pages';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';
import { aGate } from '@/tests/support/stub/gate';
import { aServer, html, reader, settled } from './page-server';

test('serves a second request from the cache (B-20)', async () => {
  const { get, rendered } = aServer(() => html('page'));

  const states = [(await get('/')).state, (await get('/')).state];

  expect(states).toEqual(['miss', 'hit']);
  expect(rendered).toEqual(['/']);
});

test('recompresses a page after its second request without changing its content (B-63)', async () => {
  const text = Array.from({ length: 500 }, (_, i) => `<p>${i ** 3} so‘m</p>`).join('');
  const { get, server } = aServer(() => html(text));
  const bodies = async () => (await server.serve(toPageRequest('/', {}), reader)).page.bodies;
  await get('/');
  const first = (await bodies()).br?.length ?? 0;

  await settled(async () => ((await bodies()).br?.length ?? first) < first * 0.97);

  expect(brotliDecompressSync((await bodies()).br ?? '').toString()).toBe(text);
});

test('renders a page once for concurrent cache misses (B-25)', async () => {
  const gate = aGate();
  const { get, rendered } = aServer(async () => {
    await gate.opened;
    return html('page');
  });

  const all = Promise.all(Array.from({ length: 20 }, () => get('/about')));
  gate.open();

  expect(new Set((await all).map(({ status }) => status))).toEqual(new Set([200]));
  expect(rendered).toHaveLength(1);
});

test.each([200, 308, 404, 410])('caches a response with status %d (B-23)', async (status) => {
  const { get } = aServer(() => html('page', status));

  await get('/a');

  expect((await get('/a')).state).toBe('hit');
});

test.each([201, 301, 302, 307, 400, 403])(
  'does not cache a response with status %d (B-23)',
  async (status) => {
    const { get } = aServer(() => html('page', status));

    await get('/a');

    expect((await get('/a')).state).toBe('miss');
  },
);

test('does not cache a response that sets a cookie (B-23)', async () => {
  const { get } = aServer(() => ({
    ...html('page'),
    headers: { 'content-type': 'text/html', 'set-cookie': ['a=1'] },
  }));

  await get('/a');

  expect((await get('/a')).state).toBe('miss');
});

test('sends an unrecognized RSC payload without caching it (B-23)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { get, rendered } = aServer(() => ({
    headers: { 'content-type': 'text/x-component' },
    body: Buffer.from('0:{}\na:Z{"digest":"35"}\n'),
  }));

  const responses = [await get('/a', { rsc: '1' }), await get('/a', { rsc: '1' })];

  expect(responses.map(({ state, status }) => [state, status])).toEqual([
    ['bypass', 200],
    ['bypass', 200],
  ]);
  expect(rendered).toHaveLength(2);
  expect(unrecognizedCounts()).toMatchObject({ rscPayload: 2 });
  expect(log).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('caches an unrecognized page with a policy that allows its scripts (B-29)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const page = nextHtml().replaceAll('self.__next_f.push', 'self.__next_g.push');
  const shop = aServer(
    () => html(page),
    undefined,
    deferPages(() => ''),
  );

  const { headers } = await shop.get('/about');
  const { page: cached, state } = await shop.server.serve(toPageRequest('/about', {}), reader);

  expect([state, cached.payload]).toEqual(['hit', undefined]);
  expect(pickBody(cached.bodies, 'identity')[1].toString()).toBe(page);
  const code = 'self.__next_g.push([1,"x"])';
  const hash = createHash('sha256').update(code).digest('base64');
  expect(headers[headers.indexOf('content-security-policy') + 1]).toContain(`'sha256-${hash}'`);
  vi.restoreAllMocks();
});

test("keeps unknown header names of Next's Vary header and counts them (B-22)", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { get } = aServer(() => ({
    headers: { 'content-type': 'text/html', vary: 'rsc, next-url, next-router-shard' },
  }));

  const { headers } = await get('/a');

  expect(headers[headers.indexOf('vary') + 1]).toMatch(
    /segment-prefetch, next-router-shard, Cookie$/,
  );
  expect(unrecognizedCounts()).toMatchObject({ varyHeader: 1 });
  vi.restoreAllMocks();
});

test('allows only browsers to store a page, so that Back can show it (B-29)', async () => {
  const { get } = aServer(() => ({
    ...html('page'),
    headers: {
      'content-type': 'text/html',
      'cache-control': 'private, no-cache, no-store, max-age=0',
      'x-middleware-rewrite': '/uz',
    },
  }));

  const { headers } = await get('/');

  expect(headers).toContain('private, no-cache');
  expect(headers.join()).not.toMatch(/no-store|x-middleware/);
});

test('removes the origin from the location of a redirect within the site (B-73)', async () => {
  const { get } = aServer(() => ({
    status: 308,
    headers: { location: 'http://localhost:3000/products/choynak-5' },
  }));

  const { headers } = await get('/products/x-5');

  expect(headers[headers.indexOf('location') + 1]).toBe('/products/choynak-5');
});
