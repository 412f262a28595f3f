import { expect, test } from 'vitest';
import { toPageRequest } from '@/server/pages/cache-key';
import type { Page } from '@/server/pages/page';
import { createByteCache, leastRecentFirst } from '@/server/pages/page-cache';
import { aGate } from '@/tests/support/stub/gate';
import {
  aServer,
  type Fake,
  FRESH_MS,
  html,
  reader,
  STALE_MS,
  settled,
  Untried,
} from './page-server';

test('serves a stale page at once while a single render renews it (B-24)', async () => {
  const gate = aGate();
  const { clock, get, rendered } = aServer(async (_request, round) => {
    if (round === 2) await gate.opened;
    return html(`page ${round}`);
  });
  const first = await get('/');
  clock.now += FRESH_MS + 1;

  const during = await Promise.all([get('/'), get('/'), get('/')]);

  expect(during.map(({ state, etag }) => [state, etag])).toEqual(
    Array.from({ length: 3 }, () => ['stale', first.etag]),
  );
  gate.open();
  await settled(async () => (await get('/')).state === 'hit');
  expect((await get('/')).etag).not.toBe(first.etag);
  expect(rendered).toHaveLength(2);
});

test('renders a page again after the clock was set back (B-24)', async () => {
  const { clock, get } = aServer((_request, round) => html(`page ${round}`));
  const first = await get('/');
  clock.now -= 1;

  const later = await get('/');

  expect(later.state).toBe('miss');
  expect(later.etag).not.toBe(first.etag);
  expect((await get('/')).state).toBe('hit');
});

test('ignores an earlier render failure after the clock was set back (B-24)', async () => {
  const { clock, get, rendered } = aServer((_request, round) => {
    if (round === 2) throw new Error('the API is unreachable');
    return html(`page ${round}`);
  });
  await get('/');
  await expect(get('/about')).rejects.toThrow();
  clock.now -= 1;

  expect((await get('/')).state).toBe('miss');
  expect(rendered).toHaveLength(3);
});

/** Creates a server whose page expires after half a second, although it would stay fresh longer. */
function aBorderedServer(fake: Fake = (_request, round) => html(`page ${round}`)) {
  const shop = aServer(fake, undefined, undefined, undefined, 1_000_500);
  const renderTwice = async (ms: number) => {
    const first = await shop.get('/');
    shop.clock.now += ms;
    const later = await shop.get('/');
    return [later.state, later.etag === first.etag];
  };
  return { ...shop, renderTwice };
}

test('keeps a page fresh until it expires', async () => {
  expect(await aBorderedServer().renderTwice(499)).toEqual(['hit', true]);
});

test('renders an expired page again before serving it', async () => {
  expect(await aBorderedServer().renderTwice(500)).toEqual(['miss', false]);
});

test('serves an expired page when it cannot be rendered', async () => {
  const shop = aBorderedServer((_request, round) =>
    round === 1 ? html('page') : html('broken', 500),
  );
  expect(await shop.renderTwice(500)).toEqual(['stale', true]);
});

test('renders a page older than the stale window before serving it (B-24)', async () => {
  const { clock, get } = aServer((_request, round) => html(`page ${round}`));
  const first = await get('/');
  clock.now += STALE_MS + 1;

  const later = await get('/');

  expect(later.state).toBe('miss');
  expect(later.etag).not.toBe(first.etag);
});

test.each([
  ['rendering throws', () => Promise.reject(new Error('gone'))],
  ['rendering responds with 500', () => html('broken', 500)],
  [
    'a payload contains an error',
    () => ({
      headers: { 'content-type': 'text/x-component' },
      body: Buffer.from('0:{}\na:E{"digest":"35"}\n'),
    }),
  ],
])('when %s, serves the cached page regardless of its age (B-24)', async (_what, fail) => {
  const { clock, get } = aServer((_request, round) => (round === 1 ? html('page') : fail()));
  const first = await get('/');
  clock.now += STALE_MS * 100;

  const second = await get('/');
  const third = await get('/');

  expect([second.state, third.state]).toEqual(['stale', 'stale']);
  expect([second.etag, third.etag]).toEqual([first.etag, first.etag]);
});

test('serves old cached pages at once while rendering fails (B-24)', async () => {
  const gate = aGate();
  const { clock, get } = aServer(async (request) => {
    if (request.target === '/hangs') throw new Error('the API does not respond');
    if (clock.now > 1_000_000) await gate.opened;
    return html('page');
  });
  await get('/about');
  clock.now += STALE_MS + 1;
  await expect(get('/hangs')).rejects.toThrow('does not respond');

  expect((await get('/about')).state).toBe('stale');
});

test('fails if a page is not cached and cannot be rendered (B-24)', async () => {
  const { get } = aServer(() => Promise.reject(new Error('gone')));

  await expect(get('/')).rejects.toThrow('gone');
});

test('serves an old page at once and renews it later when renderers are busy (B-24)', async () => {
  const { clock, get, load, rendered } = aServer(() => html('page'));
  await get('/');
  clock.now += STALE_MS * 2;
  load.isBusy = true;

  expect((await get('/')).state).toBe('stale');
  await settled(async () => (await get('/')).state === 'hit');
  expect(rendered).toHaveLength(2);
});

test('renews at most 16 old pages at once (B-24)', async () => {
  const gate = aGate();
  const { clock, get, rendered } = aServer(async (_, round) => {
    if (round > 20) await gate.opened;
    return html('page');
  });
  const paths = Array.from({ length: 20 }, (_, at) => `/products/choynak-${at + 1}`);
  for (const path of paths) await get(path);
  clock.now += FRESH_MS;
  for (const path of paths) expect((await get(path)).state).toBe('stale');
  expect(rendered).toHaveLength(20 + 16);

  gate.open();
  await settled(async () => {
    const states = await Promise.all(paths.map(async (path) => (await get(path)).state));
    return states.every((state) => state === 'hit');
  });
});

test('after a successful render, serves old pages only after rendering them (B-24)', async () => {
  let isFailing = false;
  const { clock, get } = aServer(() => {
    if (isFailing) throw new Error('failed');
    return html('page');
  });
  await get('/');
  clock.now += STALE_MS;
  isFailing = true;
  expect((await get('/')).state).toBe('stale');
  isFailing = false;
  expect((await get('/')).state).toBe('stale');
  await settled(async () => (await get('/')).state === 'hit');
  clock.now += STALE_MS;
  expect((await get('/')).state).toBe('miss');
});

test('does not count a render as failed when the queue rejects it (B-24)', async () => {
  const { clock, get, server } = aServer(({ target }) => {
    if (target.startsWith('/products')) throw new Untried();
    return html('page');
  });
  await get('/');
  clock.now += STALE_MS * 2;

  await expect(get('/products?search=a')).rejects.toThrow(Untried);

  expect((await get('/')).state).toBe('miss');
  server.invalidate(['home']);
  expect((await get('/')).state).toBe('miss');
});

test('aborts a render when the last request that waits for it is canceled', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const gate = aGate();
  const { server } = aServer(
    async () => {
      await gate.opened;
      return html('page');
    },
    undefined,
    undefined,
    (signal) => signals.push(signal),
  );
  const [first, second] = [new AbortController(), new AbortController()];
  const send = ({ signal }: AbortController) =>
    server.serve(toPageRequest('/about', {}), { ...reader, signal });
  const responses = [send(first), send(second)];

  first.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  second.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);

  const third = send(new AbortController());
  expect(signals).toHaveLength(2);
  gate.open();
  expect(await Promise.all([...responses, third])).toHaveLength(3);
});

test('serves restored pages at once while rendering fails (B-24)', async () => {
  const gate = aGate();
  const pages = createByteCache<Page>(1_000_000);
  await aServer(() => html('page'), pages).get('/about');
  const { get, server } = aServer(async ({ target }) => {
    if (target === '/about') await gate.opened;
    return html('broken', 500);
  });
  server.restore(leastRecentFirst(pages));
  await expect(get('/')).rejects.toThrow('failed to render');

  expect((await get('/about')).state).toBe('stale');
});

test('renders a stale page again in one scope although it fails in another', async () => {
  const pages = new Map<string, number>();
  const { clock, server } = aServer(({ headers }) => {
    const world = headers.cookie ?? '';
    pages.set(world, (pages.get(world) ?? 0) + 1);
    return world === 'world=one' && pages.get(world) === 2 ? { status: 500 } : html(world);
  });
  const get = async (world: string) => {
    const request = toPageRequest('/', { cookie: `world=${world}` }, { scopeCookie: 'world' });
    return (await server.serve(request, reader)).state;
  };
  await get('one');
  await get('two');
  clock.now += STALE_MS;

  expect([await get('one'), await get('two')]).toEqual(['stale', 'miss']);
});
