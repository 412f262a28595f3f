import { expect, test } from 'vitest';
import { pickBody } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import { aGate } from '@/tests/support/stub/gate';
import { aServer, html, reader } from './page-server';

test('renders a list with malformed parameters for each request (B-21)', async () => {
  const { get, rendered } = aServer(() => html('list'));
  const path = '/products?price_min=abc';

  const states = [await get(path), await get(path), await get(path)];

  expect(states.map(({ state }) => state)).toEqual(['bypass', 'bypass', 'bypass']);
  expect(rendered).toEqual([path, path, path]);
});

test('shares one render between concurrent requests for the same search (B-25)', async () => {
  const gate = aGate();
  const { get, rendered, server } = aServer(async () => {
    await gate.opened;
    return html('list');
  });

  const all = Array.from({ length: 20 }, () => get('/products?search=a'));
  const request = toPageRequest('/products?search=a', {});
  const compressed = server.serve(request, { ...reader, encoding: 'br' });
  const russian = get('/ru/products?search=a');
  gate.open();

  expect(new Set((await Promise.all(all)).map(({ state }) => state))).toEqual(new Set(['bypass']));
  expect(pickBody((await compressed).page.bodies, 'br')[0]).toBe('br');
  await russian;
  expect(rendered.toSorted()).toEqual([
    '/products?search=a',
    '/products?search=a',
    '/ru/products?search=a',
  ]);
});

test('serves the cached page for junk parameters (B-26)', async () => {
  const { get, rendered } = aServer(() => html('home'));
  await get('/');

  const states = [await get('/?x=1'), await get('/?x=2&utm_source=b'), await get('/?search=a')];

  expect(states.map(({ state }) => state)).toEqual(['hit', 'hit', 'hit']);
  expect(rendered).toEqual(['/']);
});

test.each([404, 410])(
  'serves one shared not-found page for all empty responses with status %d (B-26)',
  async (status) => {
    const { get, rendered } = aServer(({ target }) =>
      target === '/404' ? html('not here', 404) : html('', status),
    );

    const [first, second] = [await get('/products/none-1'), await get('/products/none-2')];

    expect([first.status, second.status, first.etag === second.etag]).toEqual([
      status,
      status,
      true,
    ]);
    expect(rendered).toEqual(['/products/none-1', '/404', '/products/none-2']);
    expect((await get('/products/none-1')).state).toBe('hit');
  },
);

test('serves an empty payload for a missing page (B-26)', async () => {
  const { get, rendered } = aServer(() => ({ ...html('', 404), headers: {} }));

  expect((await get('/products/none-1', { rsc: '1' })).status).toBe(404);
  expect(rendered).toEqual(['/products/none-1']);
});

test('renders one not-found page per language for all unknown addresses (B-26)', async () => {
  const { get, rendered } = aServer(() => html('not here', 404));

  for (const path of ['/a/b', '/c/d', '/ru/a/b', '/ru/c/d/e']) await get(path);

  expect(rendered).toEqual(['/404', '/ru/404']);
});

test('never evicts existing pages for junk paths (B-26)', async () => {
  const { get } = aServer(({ target }) => html('x'.repeat(50), target === '/' ? 200 : 404));
  await get('/');

  for (let number = 0; number < 300; number += 1) await get(`/junk-${number}`);

  expect((await get('/')).state).toBe('hit');
  expect((await get('/junk-0')).state).toBe('miss');
});
