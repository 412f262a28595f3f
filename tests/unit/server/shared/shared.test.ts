import { expect, test } from 'vitest';
import { type Bodies, pickBody } from '@/server/bytes/compress';
import { toPageRequest } from '@/server/pages/cache-key';
import { finishPage } from '@/server/pages/finish-page';
import type { Change } from '@/server/pages/follow-changes';
import { createByteCache } from '@/server/pages/page-cache';
import { PageServer, type Reader } from '@/server/pages/serve-page';
import { PageVersions } from '@/server/shared/page-versions';
import { RenderOnce } from '@/server/shared/render-once';
import { SharedPages } from '@/server/shared/shared-pages';
import { FakeRedis } from '@/tests/support/stub/fake-redis';
import { aGate } from '@/tests/support/stub/gate';

const site = { isHttps: false, siteUrl: 'http://localhost:3000' };
const reader: Reader = { encoding: 'identity', origin: '10.0.0.1' };
const product = '/products/choynak-7';

const textOf = (bodies: Bodies) => pickBody(bodies, 'identity')[1].toString();

/** Creates a shop with a change log and a stub Redis, which all storefronts of a test share. */
function aShop() {
  const redis = new FakeRedis();
  const events: Change[] = [{ number: 1, tags: [] }];
  const shop = { price: 100, rendered: [] as string[], redis };
  const storefronts: ReturnType<typeof aStorefront>[] = [];
  const newest = () => events.at(-1)?.number ?? 0;

  function aStorefront(name: string, { onRender = async () => {}, build = 'one' } = {}) {
    const versions = new PageVersions(redis.link, async (after) => {
      const missed = events.filter(({ number }) => number > after);
      return { number: newest(), tags: missed.flatMap(({ tags }) => tags) };
    });
    const pages = new SharedPages({ link: redis.link, versions, build });
    const once = new RenderOnce({
      pages,
      async render(request, { encoding }) {
        shop.rendered.push(name);
        const body = Buffer.from(`${request.pathname} ${shop.price}`);
        if (request.pathname === product) await onRender();
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        const paint = () => ({
          status: 200,
          headers,
          body,
          payload: { digest: `data-${shop.price}`, body: Buffer.from('data') },
        });
        const rendered = { status: 200, headers, body };
        return finishPage(rendered, request, { paint, site, encoding });
      },
      freshMs: 60_000,
      now: Date.now,
      otherWithinMs: 500,
    });
    const server = new PageServer({
      render: (request, from) => once.render(request, from),
      findPayload: (digest) => pages.findPayload(digest),
      isUntried: () => false,
      isBusy: () => false,
      pages: createByteCache(1_000_000),
      otherPages: createByteCache(10_000),
      lists: createByteCache(1_000_000),
      freshMs: 60_000,
      staleMs: 60_000,
      now: Date.now,
      wallClock: Date.now,
    });
    return {
      server,
      async get(url = product) {
        const { page, state } = await server.serve(toPageRequest(url, {}), reader);
        return `${state} ${textOf(page.bodies).split(' ')[1]}`;
      },
      async receives(change: Change) {
        await versions.received(change);
        server.invalidate(change.tags);
        versions.applied(change);
      },
    };
  }

  async function open(name: string, options = {}) {
    const storefront = aStorefront(name, options);
    await storefront.receives({ number: newest(), tags: ['*'] });
    // The first request makes the storefront record the changes in Redis.
    await storefront.get('/about');
    await expect.poll(() => redis.isGone || redis.scores.size > 0).toBe(true);
    shop.rendered = [];
    storefronts.push(storefront);
    return storefront;
  }

  async function changes(price: number, { receivedBy = storefronts } = {}) {
    shop.price = price;
    const change = { number: newest() + 1, tags: ['product-7'] };
    events.push(change);
    for (const storefront of receivedBy) await storefront.receives(change);
  }
  return { shop, open, changes };
}

test('renders a page once for three storefronts', async () => {
  const { open, shop } = aShop();
  const [a, b, c] = [await open('a'), await open('b'), await open('c')];

  const states = await Promise.all([a.get(), b.get(), c.get()]);

  expect(shop.rendered).toHaveLength(1);
  expect(states.toSorted()).toEqual(['miss 100', 'shared 100', 'shared 100']);
});

test('shares a list with a storefront once it is requested there twice (B-21)', async () => {
  const { open, shop } = aShop();
  const [a, b] = [await open('a'), await open('b')];
  const list = '/products?sort=new';

  const first = [await a.get(list), await b.get(list)];
  const second = [await a.get(list), await b.get(list)];

  expect(first).toEqual(['bypass 100', 'bypass 100']);
  expect(second).toEqual(['miss 100', 'shared 100']);
  expect(shop.rendered).toEqual(['a', 'b', 'a']);
});

test("never uses another storefront's page from before a change", async () => {
  const { open, shop, changes } = aShop();
  const [a, b] = [await open('a'), await open('b')];
  await a.get();
  await changes(200);

  expect([await b.get(), await a.get()]).toEqual(['miss 200', 'shared 200']);
  expect(shop.rendered).toEqual(['a', 'b']);
});

test('does not share a page that changed during its render', async () => {
  const { open, shop, changes } = aShop();
  const gate = aGate();
  const a = await open('a', { onRender: () => gate.opened });
  const b = await open('b');
  const old = a.get();
  await expect.poll(() => shop.rendered).toEqual(['a']);
  await changes(200);
  gate.open();

  expect([await old, await b.get()]).toEqual(['miss 100', 'miss 200']);
});

test('does not share pages of a storefront that has not received a change', async () => {
  const { open, changes } = aShop();
  const [a, late] = [await open('a'), await open('late')];
  await changes(200, { receivedBy: [a] });

  expect([await late.get(), await a.get()]).toEqual(['miss 200', 'miss 200']);
});

test('renders in each storefront without Redis, and serves no stale page afterward', async () => {
  const { open, shop, changes } = aShop();
  const [a, b] = [await open('a'), await open('b')];
  await a.get();
  shop.redis.isGone = true;
  await changes(200);
  expect([await a.get(), await b.get()]).toEqual(['miss 200', 'miss 200']);
  await changes(300);
  shop.redis.isGone = false;

  expect([await a.get(), await b.get()]).toEqual(['miss 300', 'miss 300']);
  expect(await (await open('c')).get()).toMatch(/(?:shared|miss) 300/);
});

test('uses no outdated page after Redis was restored from an old copy', async () => {
  const { open, shop, changes } = aShop();
  const a = await open('a');
  await a.get();
  const copy = shop.redis.copy();
  await changes(200);
  shop.redis.restore(copy);
  const b = await open('b');

  expect(await b.get()).toBe('miss 200');
  expect(await a.get()).toContain('200');
});

test('ignores the pages in Redis if it has lost the record of changes', async () => {
  const { open, shop, changes } = aShop();
  const a = await open('a');
  await a.get();
  await changes(200, { receivedBy: [] });
  shop.redis.scores.clear();
  const b = await open('b');

  expect(await b.get()).toBe('miss 200');
});

test('waits only briefly for a storefront that crashes while rendering', async () => {
  const { open, shop } = aShop();
  const never = aGate();
  const a = await open('a', { onRender: () => never.opened });
  const b = await open('b');
  void a.get();
  await expect.poll(() => shop.rendered).toEqual(['a']);

  expect(await b.get()).toBe('miss 100');
});

test('shares payloads between builds, but not pages', async () => {
  const { open, shop } = aShop();
  const [a, next] = [await open('a'), await open('next', { build: 'two' })];
  await a.get();

  const data = await next.server.payload('data-100', toPageRequest('/about', {}), reader);
  expect(data && textOf(data)).toBe('data');
  expect(shop.rendered).toEqual(['a']);
  expect(await next.get()).toBe('miss 100');
});
