import { expect, test } from 'vitest';
import { toPageRequest } from '@/server/pages/cache-key';
import type { FinishedPage } from '@/server/pages/page';
import { PageVersions } from '@/server/shared/page-versions';
import { RenderOnce } from '@/server/shared/render-once';
import { SharedPages } from '@/server/shared/shared-pages';
import { FakeRedis } from '@/tests/support/stub/fake-redis';
import { aGate } from '@/tests/support/stub/gate';

const reader = { encoding: 'identity', origin: '10.0.0.1' } as const;
const FRESH_MS = 60_000;
const everything = { number: 1, tags: ['*'] };

const whole: FinishedPage = {
  page: {
    status: 200,
    headers: [],
    etag: '"e"',
    tags: [],
    bytes: 1,
    isInvalidated: false,
    bodies: { identity: Buffer.from('page') },
  },
  isKnown: true,
  isCacheable: true,
  isEmpty: false,
};

/** Creates two storefronts with a shared stub of Redis, and counts their renders. */
async function aShop(finished: FinishedPage = whole) {
  const redis = new FakeRedis();
  redis.scores.set(' up to', 1);
  const shop = { redis, rendered: 0, clock: 1_000_000, isBroken: false, held: Promise.resolve() };
  async function aStorefront() {
    const versions = new PageVersions(redis.link, async () => everything);
    await versions.received(everything);
    versions.applied(everything);
    const once = new RenderOnce({
      pages: new SharedPages({ link: redis.link, versions, build: 'one' }),
      render: async () => {
        if (shop.isBroken) throw new Error('no API');
        shop.rendered += 1;
        await shop.held;
        return finished;
      },
      freshMs: FRESH_MS,
      now: () => shop.clock,
      otherWithinMs: 100,
    });
    return (request = toPageRequest('/about', {})) => once.render(request, reader);
  }
  return { shop, one: await aStorefront(), other: await aStorefront() };
}

test('uses a page that another storefront has rendered, with its actual age', async () => {
  const { shop, one, other } = await aShop();
  expect(await one()).toEqual(whole);
  shop.clock += 5;
  expect(await other()).toEqual({ ...whole, ageMs: 5 });
  expect(shop.rendered).toBe(1);
});

test('renders a shared page again after the clock was set back', async () => {
  const { shop, one, other } = await aShop();
  await one();
  shop.clock -= 1;

  expect(await other()).toEqual(whole);
  expect(shop.rendered).toBe(2);
});

test.each([
  ['is not cacheable', { isCacheable: false }],
  ['has a status but no body', { isEmpty: true }],
  ['no longer exists', { page: { ...whole.page, status: 404 } }],
])('does not share a page that %s', async (_what, change) => {
  const { shop, one, other } = await aShop({ ...whole, ...change });
  await one();
  await other();
  expect(shop.rendered).toBe(2);
  expect([...shop.redis.values.keys()]).toEqual([]);
});

test.each([
  [FRESH_MS - 1, 1],
  [FRESH_MS, 2],
])('for two requests %i ms apart, renders a shared page %i times', async (age, times) => {
  const { shop, one, other } = await aShop();
  await one();
  shop.clock += age;
  await other();
  expect(shop.rendered).toBe(times);
});

test('renders a shared page again once it expires, even if it is still fresh', async () => {
  const bordered = { ...whole, page: { ...whole.page, expiresAt: 1_000_500 } };
  const { shop, one, other } = await aShop(bordered);
  await one();
  shop.clock += 499;
  await other();
  expect(shop.rendered).toBe(1);
  shop.clock += 1;
  await other();
  expect(shop.rendered).toBe(2);
});

test('bypasses Redis for uncacheable requests and forwarded cookies', async () => {
  const { shop, one, other } = await aShop();
  const scoped = { cookie: 'stand=a' };
  for (const request of [
    { ...toPageRequest('/about', {}), key: null },
    toPageRequest('/about', scoped, { scopeCookie: 'stand' }),
  ]) {
    await one(request);
    await other(request);
  }
  expect(shop.rendered).toBe(4);
  expect([...shop.redis.values.keys()]).toEqual([]);
});

test('lets another storefront render a page at once after a render has failed', async () => {
  const { shop, one, other } = await aShop();
  shop.isBroken = true;
  await expect(one()).rejects.toThrow('no API');
  shop.isBroken = false;
  await other();
  expect(shop.rendered).toBe(1);
});

test("renders after waiting too long, without releasing the other storefront's lock", async () => {
  const { shop, one, other } = await aShop();
  const locks = () => [...shop.redis.values.keys()].filter((name) => name.includes(':lock:'));
  const gate = aGate();
  shop.held = gate.opened;
  const slow = one();
  await expect.poll(() => shop.rendered).toBe(1);
  shop.held = Promise.resolve();
  await other();
  expect([shop.rendered, locks().length]).toEqual([2, 1]);

  gate.open();
  await slow;
  expect(locks()).toEqual([]);
});
