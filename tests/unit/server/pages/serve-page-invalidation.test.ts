import { expect, test } from 'vitest';
import { toPageRequest } from '@/server/pages/cache-key';
import { aGate } from '@/tests/support/stub/gate';
import { aServer, html, reader } from './page-server';

test('renders only the invalidated pages again (B-27)', async () => {
  const { get, server } = aServer((_request, round) => html(`page ${round}`));
  const before = await get('/products/choynak-5');
  await get('/products/choynak-6');

  const invalidated = server.invalidate(['product-5']);

  expect(invalidated).toBe(1);
  const after = await get('/products/choynak-5');
  expect([after.state, after.etag === before.etag]).toEqual(['miss', false]);
  expect((await get('/products/choynak-6')).state).toBe('hit');
});

test('does not cache a page whose render began before the invalidation (B-28)', async () => {
  const gate = aGate();
  const { get, server } = aServer(async (_request, round) => {
    if (round === 1) await gate.opened;
    return html(`price ${round}`);
  });
  const early = get('/products/choynak-5');

  server.invalidate(['product-5']);
  gate.open();
  const old = await early;
  const now = await get('/products/choynak-5');

  expect(now.etag).not.toBe(old.etag);
  expect((await get('/products/choynak-5')).etag).toBe(now.etag);
});

test('shares and caches a render despite an invalidation of other pages (B-25, B-27)', async () => {
  const gate = aGate();
  const { get, rendered, server } = aServer(async () => {
    await gate.opened;
    return html('page');
  });
  const first = get('/about');

  server.invalidate(['product-5']);
  const second = get('/about');
  gate.open();

  expect([(await first).state, (await second).state]).toEqual(['miss', 'miss']);
  expect((await get('/about')).state).toBe('hit');
  expect(rendered).toEqual(['/about']);
});

test('does not invalidate renders outside the scope of an invalidation (B-28)', async () => {
  const gate = aGate();
  const { server } = aServer(async () => {
    await gate.opened;
    return html('page');
  });
  const get = async (world: string) => {
    const request = toPageRequest('/', { cookie: `world=${world}` }, { scopeCookie: 'world' });
    return (await server.serve(request, reader)).state;
  };
  const both = Promise.all([get('one'), get('two')]);

  server.invalidate(['site@one']);
  gate.open();
  await both;

  expect([await get('one'), await get('two')]).toEqual(['miss', 'hit']);
});

test('serves an invalidated page when its render fails (B-24)', async () => {
  const { get, server } = aServer((_request, round) =>
    round === 1 ? html('page') : html('broken', 500),
  );
  const first = await get('/');

  server.invalidate(['home']);

  expect(await get('/')).toMatchObject({ state: 'stale', etag: first.etag });
});

test('renders an invalidated page again even while another page keeps failing (B-28)', async () => {
  const { get, server } = aServer(({ target }, round) =>
    target === '/broken' ? html('broken', 500) : html(`page ${round}`),
  );
  const before = await get('/about');

  server.invalidate(['content']);
  await expect(get('/broken')).rejects.toThrow('failed to render');

  const after = await get('/about');
  expect([after.state, after.etag === before.etag]).toEqual(['miss', false]);
});

test('delays only the first request for an invalidated page while renders fail (B-24)', async () => {
  const gate = aGate();
  const { get, server } = aServer(async (_request, round) => {
    if (round > 2) await gate.opened;
    return round === 1 ? html('page') : html('broken', 500);
  });
  await get('/');
  server.invalidate(['home']);

  const states = [(await get('/')).state, (await get('/')).state];

  expect(states).toEqual(['stale', 'stale']);
});
