import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { ChangeFeed } from '@/api/catalog/live/change-feed';
import { changesAfter, clearChanges, newestChange, recordChange } from '@/api/db/change-events';
import { rowsOf } from '@/api/db/database';
import type { Ports } from '@/api/shared/ports';
import { API_BASE, CHANGE_HEADER, CHANGES_PATH } from '@/lib/constants';
import { changePrice } from '@/packages/mock/control/change-goods';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct } from '@/tests/api/setup/goods';
import { openTestShop, portsOn, type TestShop } from '@/tests/api/setup/shop';

const secret = 'a-secret-of-sixteen';
const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

const record = (tags: string[]) => shop.ports.db.transaction((tx) => recordChange(tx, tags));

function feedOn({ db, catalog }: Ports, waitMs = 5000): ChangeFeed {
  return new ChangeFeed({ db, catalog, waitMs });
}

function appOf(ports: Ports, feed: ChangeFeed) {
  return documentedApp({ ...ports, changes: { feed, secret } });
}

async function follow(app: ReturnType<typeof appOf>, after?: number) {
  const headers = { authorization: `Bearer ${secret}` };
  const query = after === undefined ? '' : `?after=${after}`;
  return (await app.request(CHANGES_PATH + query, { headers })).json();
}

test('a change event is stored only if its transaction commits', async () => {
  const { db } = shop.ports;
  const before = await newestChange(db);
  const undone = db.transaction(async (tx) => {
    await recordChange(tx, ['site']);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await newestChange(db)).toBe(before);
  const goods = await aProduct({}, shop);
  await changePrice(shop.ports, goods.variant, { price: 5 });
  expect((await changesAfter(db, before)).tags).toContain(`product-${goods.product}`);
});

test('a reader that follows the change numbers misses no concurrent change', async () => {
  const { db } = shop.ports;
  const before = await newestChange(db);
  let seen = before;
  const read: string[] = [];
  const names = Array.from({ length: 40 }, (_, at) => `post-${at}`);
  const writing = Promise.all(names.map((name) => record([name])));
  while (read.length < names.length) {
    const { number, tags } = await changesAfter(db, seen);
    read.push(...tags);
    seen = number;
  }
  await writing;
  expect(read.toSorted()).toEqual(names.toSorted());
});

test('a waiting read of the change feed returns as soon as something changes', async () => {
  const feed = feedOn(shop.ports);
  const app = appOf(shop.ports, feed);
  const { number, tags } = await follow(app);
  expect(tags).toEqual([]);
  const began = performance.now();
  const response = follow(app, number);
  await record(['post-1', 'posts']);
  feed.onChange();
  expect(await response).toMatchObject({ tags: ['post-1', 'posts'] });
  expect(performance.now() - began).toBeLessThan(2000);
});

test('the feed reports changes by other processes after the catalog has applied them', async () => {
  const other = await portsOn(shop.database);
  const goods = await aProduct({}, shop);
  const app = appOf(other, feedOn(other));
  const { number } = await follow(app);
  const response = follow(app, number);
  await changePrice(shop.ports, goods.variant, { price: 77 });
  expect((await response).tags).toContain(`product-${goods.product}`);
  const list = await app.request(`${API_BASE}/catalog/product?search=T-${goods.product}&size=1`);
  expect((await list.json()).data.results[0]?.price).toBe(77);
});

test('a read that names a change waits until the process has applied it', async () => {
  const other = await portsOn(shop.database);
  const reread = vi.spyOn(other.catalog, 'reread');
  const app = appOf(other, feedOn(other));
  await record(['post-2']);
  const read = (number: number) =>
    app.request(`${API_BASE}/core/settings`, { headers: { [CHANGE_HEADER]: String(number) } });
  const number = await newestChange(shop.ports.db);
  expect((await read(number)).status).toBe(200);
  await read(number);
  await read(number + 1e9);
  expect(reread).toHaveBeenCalledOnce();
});

test('a reader refreshes everything if it is too far behind or used another database', async () => {
  const { db } = shop.ports;
  const lost = await newestChange(db);
  await record(['post-3']);
  await record(['post-4']);
  await clearChanges(db, new Date(Date.now() + 2 * DAY_MS));
  expect(await rowsOf(db, sql`select 1 from change_events`)).toHaveLength(1);
  const newest = await newestChange(db);
  expect(await changesAfter(db, lost)).toEqual({ number: newest, tags: ['*'] });
  expect(await changesAfter(db, newest + 5)).toEqual({ number: newest, tags: ['*'] });
  expect(await changesAfter(db, newest)).toEqual({ number: newest, tags: [] });
});

test('reading the change feed requires the secret', async () => {
  const app = appOf(shop.ports, feedOn(shop.ports));
  expect((await app.request(CHANGES_PATH)).status).toBe(404);
  const headers = { authorization: 'Bearer something else' };
  expect((await app.request(CHANGES_PATH, { headers })).status).toBe(404);
  const own = { authorization: `Bearer ${secret}` };
  expect((await app.request(`${CHANGES_PATH}?after=x`, { headers: own })).status).toBe(400);
});

test('a waiting read returns after its maximum wait or when the process stops', async () => {
  const number = await newestChange(shop.ports.db);
  const gone = new AbortController().signal;
  expect(await feedOn(shop.ports, 50).after(number, gone)).toEqual({ number, tags: [] });
  const feed = feedOn(shop.ports, 60_000);
  const waiting = feed.after(number, gone);
  feed.stop();
  expect(await waiting).toEqual({ number, tags: [] });
});
