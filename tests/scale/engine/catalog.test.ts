import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listCards } from '@/api/catalog/card';
import { openEngineCatalog } from '@/api/catalog/live/engine-catalog';
import { openCatalog } from '@/api/catalog/live/live-catalog';
import { alwaysLead } from '@/api/db/lead';
import type { CatalogQuery } from '@/api/search/catalog-query';
import { openEngineClient } from '@/api/search/engine/engine-client';
import { tablesOf } from '@/api/search/engine/engine-names';
import { readState } from '@/api/search/engine/engine-tables';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';
import { openSphinx } from '@/tests/support/process/sphinx';
import { byId } from '@/tests/unit/api/search/by-id';

type Opened = Awaited<ReturnType<typeof openEngineCatalog>>;

let sphinx: Awaited<ReturnType<typeof openSphinx>>;
let shop: TestShop;
let opened: Opened;
const onReady = vi.fn(async () => {});
beforeAll(async () => {
  sphinx = await openSphinx();
  shop = await openTestShop({ products: 700 });
  opened = await openEngineCatalog(shop.ports.db, {
    url: sphinx.url,
    lead: alwaysLead,
    onReady,
  });
  await vi.waitFor(() => expect(opened.catalog.searchState?.()).toBe('ready'), 20_000);
});
afterAll(async () => {
  await opened.close();
  await sphinx.close();
  await shop.database.close();
});

const texts = ['smartfon', 'смартфон', 'samsng', 'qora', 'чёрный', 'krossovka 42', 'ru', 'телефон'];
const queries: Partial<CatalogQuery>[] = [
  {},
  ...catalogFlags.map(({ name }) => ({ [name]: true })),
  { menu: 1 },
  { menu: 3, categories: [4, 5] },
  { priceMin: 100_000, priceMax: 2_000_000 },
  { values: [1, 2, 30] },
  { collection: 1 },
  { sale: 1 },
  { sort: 'new' as const },
  { sort: 'rating' as const },
  { sort: 'discount' as const },
  ...texts.map((text) => ({ text })),
];

async function expectSame(): Promise<void> {
  const own = await (await openCatalog(shop.ports.db)).current();
  const { search } = await opened.catalog.current();
  for (const query of queries) {
    const whole = { ...query, page: 1, size: 40 };
    const expected = byId(await own.search.list(whole));
    expect([query, byId(await search.list(whole))]).toEqual([query, expected]);
  }
  for (const text of texts) {
    const limits = { categories: 4, products: 6 };
    expect(await search.suggest(text, limits)).toEqual(await own.search.suggest(text, limits));
  }
  expect(sorted(await search.categoryCounts())).toEqual(sorted(await own.search.categoryCounts()));
  const taxonomy = [...own.taxonomy.categories.keys()];
  const firsts = await search.categoryFirsts(taxonomy);
  const ownFirsts = await own.search.categoryFirsts(taxonomy);
  expect(firsts.toSorted((a, b) => a.category - b.category)).toEqual(
    ownFirsts.toSorted((a, b) => a.category - b.category),
  );
}

function sorted<One extends { id: number }>(list: One[]): One[] {
  return list.toSorted((a, b) => a.id - b.id);
}

test('the engine returns the same lists and search results as the embedded index', expectSame);

test('the engine finds changed products as soon as their writer has reread them', async () => {
  const { db } = shop.ports;
  await cardOf(7);
  await db.execute(sql`update products set changed_in = pg_current_xact_id()::text::bigint,
    name = jsonb_set(name, '{uz}', '"Zirapcha qozoncha"'), express = not express where id in (7, 9)`);
  await opened.catalog.reread([7, 9]);
  const { search } = await opened.catalog.current();
  const found = await search.page({ text: 'zirapcha', page: 1, size: 9 });
  expect(sorted(found.ids.map((id) => ({ id })))).toEqual([{ id: 7 }, { id: 9 }]);
  expect(await cardOf(7)).toBe('Zirapcha qozoncha');

  await db.execute(sql`update products set changed_in = pg_current_xact_id()::text::bigint,
    withdrawn_at = now() where id = 9`);
  await opened.catalog.reread();
  expect((await search.page({ text: 'zirapcha', page: 1, size: 9 })).ids).toEqual([7]);
  await expectSame();
});

/** Changes all products in many slices. Resolves when the first slice is visible. */
async function changeAll() {
  const client = await openEngineClient(sphinx.url);
  const changed = async () => (await readState(client.query, tablesOf('shop')))?.changed;
  const before = await changed();
  await shop.ports.db.execute(
    sql`update products set changed_in = pg_current_xact_id()::text::bigint`,
  );
  const all = { isRead: false, done: opened.catalog.reread() };
  all.done = all.done.then(() => {
    all.isRead = true;
  });
  await vi.waitFor(async () => expect(await changed()).not.toBe(before), { interval: 1 });
  await client.close();
  return all;
}

function rename(id: number, name: string) {
  return shop.ports.db.execute(sql`update products set
    changed_in = pg_current_xact_id()::text::bigint,
    name = jsonb_set(name, '{uz}', to_jsonb(${name}::text)) where id = ${id}`);
}

async function cardOf(id: number): Promise<string | undefined> {
  const { cards } = await opened.catalog.current();
  return (await listCards({ db: shop.ports.db, cards }, [id], 'uz'))[0]?.name;
}

test('a writer waits for only one slice of a large reread', async () => {
  const all = await changeAll();
  await rename(7, 'Yumronqoziqcha');
  await opened.catalog.reread([7]);
  expect(all.isRead).toBe(false);
  const { search } = await opened.catalog.current();
  expect((await search.page({ text: 'yumronqoziqcha', page: 1, size: 9 })).ids).toEqual([7]);
  await all.done;
  await expectSame();
});

test('shows other writers’ changes on cards while the engine receives many changes', async () => {
  const all = await changeAll();
  await cardOf(11);
  await rename(11, 'Qirgʻovulcha');
  opened.onChange();
  await vi.waitFor(async () => expect(await cardOf(11)).toBe('Qirgʻovulcha'), { interval: 1 });
  expect(all.isRead).toBe(false);
  await all.done;
});

test('lists products from the database until the engine runs again', async () => {
  const app = documentedApp({ ...shop.ports, catalog: opened.catalog });
  const send = async (path: string) => {
    const response = await app.request(path);
    return { status: response.status, body: await response.json() };
  };
  const listPath = '/api/v1/catalog/product?size=12&search=smartfon&express=1';
  const before = await send(listPath);
  expect((await send('/readyz')).body).toEqual({ status: 'ready', search: 'ready' });

  // The engine hangs, and only the first request waits a full second for it.
  sphinx.program.signal('SIGSTOP');
  expect((await send('/api/v1/catalog/product?size=9&search=smartfon')).status).toBe(200);
  await expect.poll(async () => (await send('/readyz')).body.search).toBe('gone');
  sphinx.program.signal('SIGCONT');
  await expect.poll(async () => (await send('/readyz')).body.search).toBe('ready');

  onReady.mockClear();
  await sphinx.program.kill();
  // No earlier request has cached this list.
  const without = await send('/api/v1/catalog/product?size=7&search=smartfon&express=1');
  expect(without.status).toBe(200);
  expect(without.body.data.results.length).toBeGreaterThan(0);
  expect(without.body.data.facets.attributes).toEqual([]);
  for (const path of ['category', 'collection', 'product?menu=telefonlar', 'suggest?q=smart']) {
    expect([path, (await send(`/api/v1/catalog/${path}`)).status]).toEqual([path, 200]);
  }
  await expect
    .poll(async () => (await send('/readyz')).body)
    .toEqual({ status: 'ready', search: 'gone' });
  await shop.ports.db.execute(sql`update products set express = not express,
    changed_in = pg_current_xact_id()::text::bigint where id < 100`);

  await sphinx.program.start();
  await expect.poll(async () => (await send('/readyz')).body.search).toBe('ready');
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  await opened.catalog.reread();
  await expectSame();
  expect((await send(listPath)).body.data.facets.attributes).not.toEqual([]);
  expect(before.status).toBe(200);
});
