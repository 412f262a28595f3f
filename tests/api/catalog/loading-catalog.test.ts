import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CardMemory } from '@/api/catalog/card-memory';
import { renewLists } from '@/api/catalog/live/catalog-changed';
import { readKnownTaxonomy, refreshKnown } from '@/api/catalog/live/known-taxonomy';
import { openCatalog } from '@/api/catalog/live/live-catalog';
import { openLoadingCatalog } from '@/api/catalog/live/loading-catalog';
import { changesAfter, newestChange } from '@/api/db/change-events';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { log } from '@/lib/telemetry/log';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

const LIST = '/api/v1/catalog/product?menu=telefonlar&size=12';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.database.close());

function aHold() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

function aCard(id: number) {
  const flags = { hasOptions: false, colors: [], isExpress: false, isNew: false };
  const name = { uz: '', ru: '' };
  return { id, name, images: [], subProduct: id, ...flags, rating: 0, reviewsCount: 0 };
}

/** Opens a catalog whose index loads only when the test releases it. */
async function openHeld(onReady = async () => {}) {
  const { db } = shop.ports;
  const { promise, release } = aHold();
  const load = () => promise.then(() => openCatalog(db));
  const opened = await openLoadingCatalog(db, { load, onReady });
  const app = documentedApp({ ...shop.ports, catalog: opened.catalog });
  const send = async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, body: await response.json() };
  };
  return { ...opened, send, release };
}

test('lists are available before the index is ready, and have all filters afterward', async () => {
  const { send, release, loaded, end } = await openHeld();
  const before = await send(LIST);
  expect(before.status).toBe(200);
  expect(before.body.data.facets.attributes).toEqual([]);
  expect(await send('/readyz')).toEqual({
    status: 200,
    body: { status: 'ready', search: 'being filled' },
  });
  for (const path of [
    'category',
    'product?search=smartfon',
    'product?sort=new',
    'suggest?q=smart',
  ]) {
    expect([path, (await send(`/api/v1/catalog/${path}`)).status]).toEqual([path, 200]);
  }

  release();
  await loaded;
  const after = await send(LIST);
  expect(after.body.data.facets.attributes).not.toEqual([]);
  expect(after.body.data.results).toEqual(before.body.data.results);
  expect((await send('/readyz')).body).toEqual({ status: 'ready', search: 'ready' });
  await end();
});

test('once the index is ready, only pages rendered without it are invalidated', async () => {
  const { db } = shop.ports;
  const onLoaded = vi.fn();
  const renew = () => renewLists({ db, publishInvalidation: onLoaded }, shop.ports.catalog);
  const untouched = await openHeld(renew);
  untouched.release();
  await untouched.loaded;
  expect(onLoaded).not.toHaveBeenCalled();

  const since = await newestChange(db);
  const held = await openHeld(renew);
  await held.send(LIST);
  held.release();
  await held.loaded;
  const tags = [pageTag.home, pageTag.categories, pageTag.allProducts, pageTag.menu('telefonlar')];
  expect(onLoaded).toHaveBeenCalledExactlyOnceWith(expect.arrayContaining(tags));
  expect((await changesAfter(db, since)).tags).toEqual(expect.arrayContaining(tags));
});

test('the next reader finds changes made while the index was loading', async () => {
  const { db } = shop.ports;
  const index = await openCatalog(db);
  const { promise, release } = aHold();
  const load = () => promise.then(() => index);
  const { catalog, loaded } = await openLoadingCatalog(db, { load, onReady: async () => {} });
  const named = async () => {
    const { search } = await catalog.current();
    return (await search.page({ text: 'zirapcha', page: 1, size: 9 })).ids;
  };
  await db.execute(sql`update products set changed_in = pg_current_xact_id()::text::bigint,
    name = jsonb_set(name, '{uz}', '"Zirapcha"') where id = 7`);
  await catalog.reread([7]);
  expect(await named()).toEqual([7]);
  release();
  await loaded;
  expect(await named()).toEqual([7]);
});

test('a refresh evicts only cached cards of products that other processes changed', async () => {
  const { db } = shop.ports;
  const cards = new CardMemory();
  const known = await readKnownTaxonomy(db);
  const load = vi.fn(async (ids: number[]) => ids.map(aCard));
  await cards.read([8, 9], load);
  await db.execute(sql`update products set changed_in = pg_current_xact_id()::text::bigint
    where id = 9`);
  await refreshKnown(db, known, cards);
  await cards.read([8, 9], load);
  await refreshKnown(db, known, cards);
  await cards.read([8, 9], load);
  expect(load.mock.calls).toEqual([[[8, 9]], [[9]]]);
});

test('a failed load of the index is logged in one line and retried', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  const { db } = shop.ports;
  const load = vi.fn(() => openCatalog(db)).mockRejectedValueOnce(new Error('no memory\n at …'));
  const { catalog, loaded } = await openLoadingCatalog(db, { load, onReady: async () => {} });
  await loaded;
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    'The product index could not be loaded (no memory). Retrying.',
  );
  expect(catalog.searchState?.()).toBe('ready');
  warned.mockRestore();
});

test('closing the catalog aborts the loading of the index', async () => {
  const load = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  const { catalog, loaded, end } = await openLoadingCatalog(shop.ports.db, {
    load,
    onReady: async () => {},
  });
  await end();
  await loaded;
  expect(catalog.searchState?.()).toBe('being filled');
});
