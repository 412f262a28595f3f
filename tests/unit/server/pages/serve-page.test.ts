import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { nextHtml } from 'deferred-hydration/tests/next-html';
import { expect, test, vi } from 'vitest';
import { pickBody } from '@/server/bytes/compress';
import { type PageRequest, toPageRequest } from '@/server/pages/cache-key';
import { finishPage } from '@/server/pages/finish-page';
import type { Page } from '@/server/pages/page';
import { createByteCache, leastRecentFirst } from '@/server/pages/page-cache';
import { PageServer, type Reader } from '@/server/pages/serve-page';
import { deferPages } from '@/server/rendering/deferred/defer-pages';
import type { PageDocument, Rendered, RenderRequest } from '@/server/rendering/next/render';
import { unrecognisedCounts } from '@/server/rendering/next/unrecognised';
import { aGate } from '@/tests/support/stub/gate';

class Untried extends Error {}
const site = { isHttps: false, siteUrl: 'http://localhost:3000' };
const reader: Reader = { encoding: 'identity', origin: '10.0.0.1' };
const FRESH_MS = 1000;
const STALE_MS = 5000;

type Fake = (
  request: RenderRequest,
  turn: number,
) => Partial<Rendered> | Promise<Partial<Rendered>>;

const html = (text: string, status = 200): Partial<Rendered> => ({
  status,
  body: Buffer.from(text),
});

/** A page server with a clock and a render that the test controls. */
function aServer(
  fake: Fake,
  pages = createByteCache<Page>(1_000_000),
  paint = (rendered: Rendered, _request: PageRequest): PageDocument => rendered,
  onRender: (signal: AbortSignal | undefined) => void = () => {},
  expiresAt?: number,
) {
  const clock = { now: 1_000_000 };
  const load = { isBusy: false };
  const rendered: string[] = [];
  const server = new PageServer({
    async render(request, { encoding, signal }) {
      onRender(signal);
      rendered.push(request.target);
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      const empty = { status: 200, headers, body: Buffer.alloc(0) };
      const answer = { ...empty, ...(await fake(request, rendered.length)) };
      return finishPage(answer, request, { paint, site, encoding, expiresAt });
    },
    isUntried: (error) => error instanceof Untried,
    isBusy: () => load.isBusy,
    pages,
    otherAnswers: createByteCache(10_000),
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    now: () => clock.now,
    wallClock: () => clock.now,
  });
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { page, state } = await server.answer(toPageRequest(url, headers), reader);
    return { state, status: page.status, etag: page.etag, headers: page.headers };
  };
  return { clock, get, load, rendered, server };
}

/** Work that goes on in the background takes a few turns of the event loop. */
async function settled(isDone: () => boolean | Promise<boolean>) {
  await expect.poll(isDone, { interval: 1 }).toBe(true);
}

test('a second request is answered without rendering (B-20)', async () => {
  const { get, rendered } = aServer(() => html('page'));

  const states = [(await get('/')).state, (await get('/')).state];

  expect(states).toEqual(['miss', 'hit']);
  expect(rendered).toEqual(['/']);
});

test('a page that is read again becomes smaller in brotli and says the same (B-63)', async () => {
  const text = Array.from({ length: 500 }, (_, i) => `<p>${i ** 3} so‘m</p>`).join('');
  const { get, server } = aServer(() => html(text));
  const bodies = async () => (await server.answer(toPageRequest('/', {}), reader)).page.bodies;
  await get('/');
  const first = (await bodies()).br?.length ?? 0;

  await settled(async () => ((await bodies()).br?.length ?? first) < first * 0.97);

  expect(brotliDecompressSync((await bodies()).br ?? '').toString()).toBe(text);
});

test('concurrent misses of one page render once (B-25)', async () => {
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

test('a stale page is served at once while one render renews it (B-24)', async () => {
  const gate = aGate();
  const { clock, get, rendered } = aServer(async (_request, turn) => {
    if (turn === 2) await gate.opened;
    return html(`page ${turn}`);
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

test('a page from a clock that has gone back is rendered again (B-24)', async () => {
  const { clock, get } = aServer((_request, turn) => html(`page ${turn}`));
  const first = await get('/');
  clock.now -= 1;

  const later = await get('/');

  expect(later.state).toBe('miss');
  expect(later.etag).not.toBe(first.etag);
  expect((await get('/')).state).toBe('hit');
});

test('a failure from a clock that has gone back excuses no stale page (B-24)', async () => {
  const { clock, get, rendered } = aServer((_request, turn) => {
    if (turn === 2) throw new Error('the API is gone');
    return html(`page ${turn}`);
  });
  await get('/');
  await expect(get('/about')).rejects.toThrow();
  clock.now -= 1;

  expect((await get('/')).state).toBe('miss');
  expect(rendered).toHaveLength(3);
});

/** Its border is half a second after the render, when the page is still fresh. */
function aBorderedServer(fake: Fake = (_request, turn) => html(`page ${turn}`)) {
  const shop = aServer(fake, undefined, undefined, undefined, 1_000_500);
  const renderTwice = async (ms: number) => {
    const first = await shop.get('/');
    shop.clock.now += ms;
    const later = await shop.get('/');
    return [later.state, later.etag === first.etag];
  };
  return { ...shop, renderTwice };
}

test('a page is fresh until something on it becomes untrue by itself', async () => {
  expect(await aBorderedServer().renderTwice(499)).toEqual(['hit', true]);
});

test('a page is rendered again at its border, and its readers wait for that', async () => {
  expect(await aBorderedServer().renderTwice(500)).toEqual(['miss', false]);
});

test('a page beyond its border is sent when it cannot be rendered', async () => {
  const shop = aBorderedServer((_request, turn) =>
    turn === 1 ? html('page') : html('broken', 500),
  );
  expect(await shop.renderTwice(500)).toEqual(['stale', true]);
});

test('a page older than the stale window is rendered before it is sent (B-24)', async () => {
  const { clock, get } = aServer((_request, turn) => html(`page ${turn}`));
  const first = await get('/');
  clock.now += STALE_MS + 1;

  const later = await get('/');

  expect(later.state).toBe('miss');
  expect(later.etag).not.toBe(first.etag);
});

test.each([
  ['rendering throws', () => Promise.reject(new Error('gone'))],
  ['rendering answers 500', () => html('broken', 500)],
  [
    'a payload carries an error',
    () => ({
      headers: { 'content-type': 'text/x-component' },
      body: Buffer.from('0:{}\na:E{"digest":"35"}\n'),
    }),
  ],
])('when %s, the cached page is served, however old (B-24)', async (_what, fail) => {
  const { clock, get } = aServer((_request, turn) => (turn === 1 ? html('page') : fail()));
  const first = await get('/');
  clock.now += STALE_MS * 100;

  const second = await get('/');
  const third = await get('/');

  expect([second.state, third.state]).toEqual(['stale', 'stale']);
  expect([second.etag, third.etag]).toEqual([first.etag, first.etag]);
});

test('while rendering fails, cached pages are served without waiting (B-24)', async () => {
  const gate = aGate();
  const { clock, get } = aServer(async (request) => {
    if (request.target === '/hangs') throw new Error('the API does not answer');
    if (clock.now > 1_000_000) await gate.opened;
    return html('page');
  });
  await get('/about');
  clock.now += STALE_MS + 1;
  await expect(get('/hangs')).rejects.toThrow('does not answer');

  expect((await get('/about')).state).toBe('stale');
});

test('an uncached page that cannot be rendered fails (B-24)', async () => {
  const { get } = aServer(() => Promise.reject(new Error('gone')));

  await expect(get('/')).rejects.toThrow('gone');
});

test.each([200, 308, 404, 410])('an answer of %d is cached (B-23)', async (status) => {
  const { get } = aServer(() => html('page', status));

  await get('/a');

  expect((await get('/a')).state).toBe('hit');
});

test.each([201, 301, 302, 307, 400, 403])(
  'an answer of %d is not cached (B-23)',
  async (status) => {
    const { get } = aServer(() => html('page', status));

    await get('/a');

    expect((await get('/a')).state).toBe('miss');
  },
);

test('an answer that sets a cookie is not cached (B-23)', async () => {
  const { get } = aServer(() => ({
    ...html('page'),
    headers: { 'content-type': 'text/html', 'set-cookie': ['a=1'] },
  }));

  await get('/a');

  expect((await get('/a')).state).toBe('miss');
});

test('an unrecognised RSC payload is passed on and not cached (B-23)', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { get, rendered } = aServer(() => ({
    headers: { 'content-type': 'text/x-component' },
    body: Buffer.from('0:{}\na:Z{"digest":"35"}\n'),
  }));

  const answers = [await get('/a', { rsc: '1' }), await get('/a', { rsc: '1' })];

  expect(answers.map(({ state, status }) => [state, status])).toEqual([
    ['bypass', 200],
    ['bypass', 200],
  ]);
  expect(rendered).toHaveLength(2);
  expect(unrecognisedCounts()).toMatchObject({ rscPayload: 2 });
  expect(log).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
});

test('an unrecognised page is cached whole, with a policy that allows its scripts (B-29)', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const page = nextHtml().replaceAll('self.__next_f.push', 'self.__next_g.push');
  const shop = aServer(
    () => html(page),
    undefined,
    deferPages(() => ''),
  );

  const { headers } = await shop.get('/about');
  const { page: cached, state } = await shop.server.answer(toPageRequest('/about', {}), reader);

  expect([state, cached.payload]).toEqual(['hit', undefined]);
  expect(pickBody(cached.bodies, 'identity')[1].toString()).toBe(page);
  const code = 'self.__next_g.push([1,"x"])';
  const hash = createHash('sha256').update(code).digest('base64');
  expect(headers[headers.indexOf('content-security-policy') + 1]).toContain(`'sha256-${hash}'`);
  vi.restoreAllMocks();
});

test("unknown headers in Next's Vary are passed on (B-22)", async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { get } = aServer(() => ({
    headers: { 'content-type': 'text/html', vary: 'rsc, next-url, next-router-shard' },
  }));

  const { headers } = await get('/a');

  expect(headers[headers.indexOf('vary') + 1]).toMatch(
    /segment-prefetch, next-router-shard, Cookie$/,
  );
  expect(unrecognisedCounts()).toMatchObject({ varyHeader: 1 });
  vi.restoreAllMocks();
});

test('a search is rendered for each request (B-21)', async () => {
  const { get, rendered } = aServer(() => html('list'));

  const states = [await get('/products?search=a'), await get('/products?search=a')];

  expect(states.map(({ state }) => state)).toEqual(['bypass', 'bypass']);
  expect(rendered).toEqual(['/products?search=a', '/products?search=a']);
});

test('whoever asks for the same search at the same time shares its render (B-25)', async () => {
  const gate = aGate();
  const { get, rendered, server } = aServer(async () => {
    await gate.opened;
    return html('list');
  });

  const all = Array.from({ length: 20 }, () => get('/products?search=a'));
  const request = toPageRequest('/products?search=a', {});
  const compressed = server.answer(request, { ...reader, encoding: 'br' });
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

test('junk parameters render nothing (B-26)', async () => {
  const { get, rendered } = aServer(() => html('home'));
  await get('/');

  const states = [await get('/?x=1'), await get('/?x=2&utm_source=b'), await get('/?search=a')];

  expect(states.map(({ state }) => state)).toEqual(['hit', 'hit', 'hit']);
  expect(rendered).toEqual(['/']);
});

test.each([404, 410])(
  'what answers a bare %d shows one page, rendered once (B-26)',
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

test('the payload of what is not there stays bare (B-26)', async () => {
  const { get, rendered } = aServer(() => ({ ...html('', 404), headers: {} }));

  expect((await get('/products/none-1', { rsc: '1' })).status).toBe(404);
  expect(rendered).toEqual(['/products/none-1']);
});

test('addresses that no route knows render one page in a language (B-26)', async () => {
  const { get, rendered } = aServer(() => html('not here', 404));

  for (const path of ['/a/b', '/c/d', '/ru/a/b', '/ru/c/d/e']) await get(path);

  expect(rendered).toEqual(['/404', '/ru/404']);
});

test('while the renderers are busy, an old page is sent at once and renewed in its turn (B-24)', async () => {
  const { clock, get, load, rendered } = aServer(() => html('page'));
  await get('/');
  clock.now += STALE_MS * 2;
  load.isBusy = true;

  expect((await get('/')).state).toBe('stale');
  await settled(async () => (await get('/')).state === 'hit');
  expect(rendered).toHaveLength(2);
});

test('however many old pages are asked for, no more than 16 are renewed at once (B-24)', async () => {
  const gate = aGate();
  const { clock, get, rendered } = aServer(async (_, turn) => {
    if (turn > 20) await gate.opened;
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

test('after a render that succeeds, readers wait for a page that is too old again (B-24)', async () => {
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

test('a render whose turn never came is no failure of its page (B-24)', async () => {
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

test('a render is given up when the last of its readers has left', async () => {
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
  const ask = ({ signal }: AbortController) =>
    server.answer(toPageRequest('/about', {}), { ...reader, signal });
  const answers = [ask(first), ask(second)];

  first.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  second.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);

  const third = ask(new AbortController());
  expect(signals).toHaveLength(2);
  gate.open();
  expect(await Promise.all([...answers, third])).toHaveLength(3);
});

test('an invalidation renders its pages again and no others (B-27)', async () => {
  const { get, server } = aServer((_request, turn) => html(`page ${turn}`));
  const before = await get('/products/choynak-5');
  await get('/products/choynak-6');

  const invalidated = server.invalidate(['product-5']);

  expect(invalidated).toBe(1);
  const after = await get('/products/choynak-5');
  expect([after.state, after.etag === before.etag]).toEqual(['miss', false]);
  expect((await get('/products/choynak-6')).state).toBe('hit');
});

test('a page whose render began before the invalidation is not fresh (B-28)', async () => {
  const gate = aGate();
  const { get, server } = aServer(async (_request, turn) => {
    if (turn === 1) await gate.opened;
    return html(`price ${turn}`);
  });
  const early = get('/products/choynak-5');

  server.invalidate(['product-5']);
  gate.open();
  const old = await early;
  const now = await get('/products/choynak-5');

  expect(now.etag).not.toBe(old.etag);
  expect((await get('/products/choynak-5')).etag).toBe(now.etag);
});

test('an invalidation does not affect renders of other pages (B-25, B-27)', async () => {
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

test('an invalidation affects renders of its own world only (B-28)', async () => {
  const gate = aGate();
  const { server } = aServer(async () => {
    await gate.opened;
    return html('page');
  });
  const get = async (world: string) => {
    const request = toPageRequest('/', { cookie: `world=${world}` }, { scopeCookie: 'world' });
    return (await server.answer(request, reader)).state;
  };
  const both = Promise.all([get('one'), get('two')]);

  server.invalidate(['site@one']);
  gate.open();
  await both;

  expect([await get('one'), await get('two')]).toEqual(['miss', 'hit']);
});

test('an invalidated page is still served when its render fails (B-24)', async () => {
  const { get, server } = aServer((_request, turn) =>
    turn === 1 ? html('page') : html('broken', 500),
  );
  const first = await get('/');

  server.invalidate(['home']);

  expect(await get('/')).toMatchObject({ state: 'stale', etag: first.etag });
});

test('an invalidated page is rendered again though another one keeps failing (B-28)', async () => {
  const { get, server } = aServer(({ target }, turn) =>
    target === '/broken' ? html('broken', 500) : html(`page ${turn}`),
  );
  const before = await get('/about');

  server.invalidate(['content']);
  await expect(get('/broken')).rejects.toThrow('failed to render');

  const after = await get('/about');
  expect([after.state, after.etag === before.etag]).toEqual(['miss', false]);
});

test('while rendering fails, only the first reader of an invalidated page waits (B-24)', async () => {
  const gate = aGate();
  const { get, server } = aServer(async (_request, turn) => {
    if (turn > 2) await gate.opened;
    return turn === 1 ? html('page') : html('broken', 500);
  });
  await get('/');
  server.invalidate(['home']);

  const states = [(await get('/')).state, (await get('/')).state];

  expect(states).toEqual(['stale', 'stale']);
});

test('while rendering fails, restored pages are served without waiting (B-24)', async () => {
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

test('junk paths do not evict the pages that exist (B-26)', async () => {
  const { get } = aServer(({ target }) => html('x'.repeat(50), target === '/' ? 200 : 404));
  await get('/');

  for (let number = 0; number < 300; number += 1) await get(`/junk-${number}`);

  expect((await get('/')).state).toBe('hit');
  expect((await get('/junk-0')).state).toBe('miss');
});

test('only the browser may store a page, for Back (B-29)', async () => {
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

test('a redirect within the site names only the path (B-73)', async () => {
  const { get } = aServer(() => ({
    status: 308,
    headers: { location: 'http://localhost:3000/products/choynak-5' },
  }));

  const { headers } = await get('/products/x-5');

  expect(headers[headers.indexOf('location') + 1]).toBe('/products/choynak-5');
});

test('a page that fails in one scope is renewed in another', async () => {
  const pages = new Map<string, number>();
  const { clock, server } = aServer(({ headers }) => {
    const world = headers.cookie ?? '';
    pages.set(world, (pages.get(world) ?? 0) + 1);
    return world === 'world=one' && pages.get(world) === 2 ? { status: 500 } : html(world);
  });
  const get = async (world: string) => {
    const request = toPageRequest('/', { cookie: `world=${world}` }, { scopeCookie: 'world' });
    return (await server.answer(request, reader)).state;
  };
  await get('one');
  await get('two');
  clock.now += STALE_MS;

  expect([await get('one'), await get('two')]).toEqual(['stale', 'miss']);
});

/** A server of pages that are split, with this text in the RSC payload. */
function aSplitServer(text: (turn: number) => string | Promise<string>) {
  return aServer(
    async (_, turn) => html(nextHtml().replace('[1,"x"]', `[1,"${await text(turn)}"]`)),
    undefined,
    deferPages(() => 'p{}'),
  );
}

/** The digest and the text of the page's RSC payload. */
async function dataOf({ server }: Pick<ReturnType<typeof aServer>, 'server'>, url: string) {
  const { page } = await server.answer(toPageRequest(url, {}), reader);
  const digest = page.payload?.digest ?? '';
  const bodies = await server.payload(digest, toPageRequest(url, {}), reader);
  return { digest, text: bodies ? pickBody(bodies, 'identity')[1].toString() : undefined };
}

test('the RSC payload is found under the digest in the HTML', async () => {
  const shop = aSplitServer(() => 'a');

  const { digest, text } = await dataOf(shop, '/about');

  expect(text).toContain('self.__next_f.push([1,"a"])');
  expect(shop.rendered).toHaveLength(1);
  expect(await shop.server.payload('another', toPageRequest('/about', {}), reader)).toBeUndefined();
  expect(digest).toMatch(/^[\w-]{11}$/);
});

test('the RSC payload of a former page is still served after the page has changed', async () => {
  const shop = aSplitServer((turn) => `turn ${turn}`);
  const former = await dataOf(shop, '/about');
  shop.clock.now += STALE_MS;

  const renewed = await dataOf(shop, '/about');
  const bodies = await shop.server.payload(former.digest, toPageRequest('/about', {}), reader);

  expect(renewed.digest).not.toBe(former.digest);
  expect(bodies && pickBody(bodies, 'identity')[1].toString()).toBe(former.text);
});

test('a page invalidated during its render still has its RSC payload', async () => {
  const gate = aGate();
  const shop = aSplitServer(async (turn) => {
    if (turn === 1) await gate.opened;
    return `turn ${turn}`;
  });
  const request = toPageRequest('/about', {});
  const answer = shop.server.answer(request, reader);
  await settled(() => shop.rendered.length === 1);
  shop.server.invalidate(['site']);
  gate.open();
  const { page } = await answer;

  expect(await shop.server.payload(page.payload?.digest ?? '', request, reader)).toBeDefined();
});

test('a process that has not rendered the page serves its RSC payload by the URL', async () => {
  const { digest } = await dataOf(
    aSplitServer(() => 'a'),
    '/about',
  );
  const other = aSplitServer(() => 'a');

  expect(await other.server.payload(digest, toPageRequest('/about', {}), reader)).toBeDefined();
  expect(other.rendered).toEqual(['/about']);
});
