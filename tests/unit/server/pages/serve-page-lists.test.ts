import { expect, test } from 'vitest';
import { aServer, FRESH_MS, html, STALE_MS, Untried } from './page-server';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIST = '/products?menu=idish&sort=new';
const SEARCH = '/products?search=choynak';

type Shop = ReturnType<typeof aServer>;

/** Caches a list by requesting it twice. */
async function warm({ get }: Shop, path: string) {
  await get(path);
  return get(path);
}

const stateOf = async ({ get }: Shop, path: string) => (await get(path)).state;

test('caches a list only from the second request on (B-21)', async () => {
  const { get, rendered } = aServer((_request, round) => html(`list ${round}`));

  const responses = [await get(LIST), await get(LIST), await get(LIST)];

  expect(responses.map(({ state }) => state)).toEqual(['bypass', 'miss', 'hit']);
  expect(responses[2]?.etag).toBe(responses[1]?.etag);
  expect(rendered).toHaveLength(2);
});

test('serves one cached list regardless of the order of its parameters (B-21)', async () => {
  const shop = aServer(() => html('list'));
  await warm(shop, '/products?sort=new&values=7&values=3&menu=idish');

  expect(await stateOf(shop, '/products?menu=idish&values=3&values=7&sort=new')).toBe('hit');
});

test('counts concurrent first requests for a list as one request (B-21, B-25)', async () => {
  const shop = aServer(() => html('list'));

  const first = await Promise.all([shop.get(LIST), shop.get(LIST), shop.get(LIST)]);

  expect(first.map(({ state }) => state)).toEqual(['bypass', 'bypass', 'bypass']);
  expect(await stateOf(shop, LIST)).toBe('miss');
});

test('does not evict a list in favor of lists that are requested only once (B-26)', async () => {
  const shop = aServer(() => html('list'));
  await warm(shop, LIST);

  for (let price = 1; price <= 300; price += 1) await shop.get(`/products?price_min=${price}`);

  expect(await stateOf(shop, LIST)).toBe('hit');
  expect(shop.lists.size).toBe(1);
});

test('evicts only other lists in favor of lists that are requested twice (B-26)', async () => {
  const shop = aServer(({ target }) => html(target, target === '/404' ? 404 : 200));
  await shop.get('/');
  await shop.get('/404');
  await warm(shop, LIST);

  for (let price = 1; price <= 100; price += 1) {
    await warm(shop, `/products?price_min=${price}`);
    expect(shop.lists.calculatedSize).toBeLessThanOrEqual(100_000);
  }

  expect(shop.lists.size).toBeGreaterThan(10);
  expect([await stateOf(shop, '/'), await stateOf(shop, '/404')]).toEqual(['hit', 'hit']);
  expect(await stateOf(shop, LIST)).toBe('miss');
});

test('renders only lists of a changed category again (B-27)', async () => {
  const shop = aServer((_request, round) => html(`list ${round}`));
  for (const path of [LIST, SEARCH, '/products?menu=kiyim&sort=new']) await warm(shop, path);

  expect(shop.server.invalidate(['menu-idish'])).toBe(1);

  expect(await stateOf(shop, LIST)).toBe('miss');
  expect(await stateOf(shop, '/products?menu=kiyim&sort=new')).toBe('hit');
  expect(await stateOf(shop, SEARCH)).toBe('hit');
});

test('renders search results again when any product has changed (B-27)', async () => {
  const shop = aServer((_request, round) => html(`list ${round}`));
  await warm(shop, SEARCH);

  shop.server.invalidate(['products-all']);

  expect(await stateOf(shop, SEARCH)).toBe('miss');
});

test('removes a list that is invalidated with `drop`', async () => {
  const shop = aServer((_request, round) => {
    if (round === 3) throw new Error('the API is unreachable');
    return html('list');
  });
  await warm(shop, LIST);

  shop.server.invalidate(['site'], { drop: true });

  await expect(shop.get(LIST)).rejects.toThrow('the API is unreachable');
});

/** Creates a page server that has cached the list, but whose further renders fail. */
async function anOutage(fail: () => never) {
  let isFailing = false;
  const shop = aServer(() => (isFailing ? fail() : html('list')));
  const { etag } = await warm(shop, LIST);
  isFailing = true;
  return { ...shop, etag };
}

const fail = () => {
  throw new Error('the API is unreachable');
};
const reject = () => {
  throw new Untried();
};

test.each([
  ['rendering fails', fail],
  ['the queue rejects the request', reject],
])('serves a list for up to a day when %s (B-24)', async (_when, refuse) => {
  const { clock, etag, get } = await anOutage(refuse);

  clock.now += DAY_MS - 1;
  expect(await get(LIST)).toMatchObject({ state: 'stale', etag });

  clock.now += 1;
  await expect(get(LIST)).rejects.toThrow();
});

test('serves an invalidated list when the queue rejects its render (B-24)', async () => {
  const { etag, get, server } = await anOutage(reject);

  server.invalidate(['menu-idish']);

  expect(await get(LIST)).toMatchObject({ state: 'stale', etag });
});

test('serves an old list at once when renderers are busy (B-24)', async () => {
  const shop = aServer(() => html('list'));
  await warm(shop, LIST);
  shop.clock.now += STALE_MS * 2;
  shop.load.isBusy = true;

  expect(await stateOf(shop, LIST)).toBe('stale');
});

test('serves a stale list while rendering it again (B-24)', async () => {
  const shop = aServer(() => html('list'));
  await warm(shop, LIST);
  shop.clock.now += FRESH_MS;

  expect(await stateOf(shop, LIST)).toBe('stale');
  expect(shop.rendered).toHaveLength(3);
});

test.each([307, 404])('never caches a list with status %d (B-23)', async (status) => {
  const shop = aServer(() => html('not here', status));

  await warm(shop, LIST);

  expect(await stateOf(shop, LIST)).toBe('bypass');
  expect(shop.lists.size).toBe(0);
});

test('serves one shared not-found page for all missing lists (B-26)', async () => {
  const shop = aServer(({ target }) => (target === '/404' ? html('not here', 404) : html('', 404)));
  const paths = ['/products?sort=new&page=98', '/products?sort=new&page=99'];

  for (const path of paths) expect((await shop.get(path)).status).toBe(404);

  expect(shop.rendered).toEqual([paths[0], '/404', paths[1]]);
});

test('removes a cached list that no longer exists (B-23)', async () => {
  const shop = aServer((_request, round) => html('list', round < 3 ? 200 : 404));
  await warm(shop, LIST);
  shop.server.invalidate(['menu-idish']);

  expect((await shop.get(LIST)).status).toBe(404);
  expect(shop.lists.size).toBe(0);
});

test('does not count a failed request toward caching a list (B-23)', async () => {
  const shop = aServer((_request, round) => (round === 1 ? html('broken', 500) : html('list')));
  await expect(shop.get(LIST)).rejects.toThrow('failed to render');

  expect(await stateOf(shop, LIST)).toBe('bypass');
});

test('never caches a list whose response sets a cookie (B-19)', async () => {
  const shop = aServer(() => ({
    ...html('list'),
    headers: { 'content-type': 'text/html', 'set-cookie': ['sid=1'] },
  }));

  await warm(shop, LIST);

  expect(await stateOf(shop, LIST)).toBe('bypass');
});
