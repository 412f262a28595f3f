import { type SQL, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listCards } from '@/api/catalog/card';
import { openCatalog } from '@/api/catalog/live/live-catalog';
import { changedRows } from '@/api/catalog/live/read-docs';
import { type Db, rowsOf } from '@/api/db/database';
import type { CatalogQuery } from '@/api/search/catalog-query';
import { recordQueries, type Sent } from '@/tests/api/setup/record-queries';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

const PRODUCTS = 1500;
const DEAR = 900_000_000;
const DEARER = 2 * DEAR;
const DEAREST = 3 * DEAR;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ products: PRODUCTS });
});
afterAll(() => shop.database.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('during a large reread, each product is entirely old or entirely new (S7-31)', async () => {
  const { db } = shop.ports;
  const catalog = await openCatalog(db);
  const all = await change(db, sql`true`);
  const count = async (query: Partial<CatalogQuery>) =>
    (await catalog.current()).index.query({ page: 1, size: 1, ...query }).count;

  vi.advanceTimersByTime(1001);
  const seen = new Set<number>();
  let isRead = false;
  await catalog.current();
  const reading = catalog.reread().then(() => {
    isRead = true;
  });
  while (!isRead) {
    const { index } = await catalog.current();
    const [dear, both] = [{ priceMin: DEAR }, { priceMin: DEAR, express: true, discounted: true }];
    const page = { page: 1, size: 1 };
    const { count: changed } = index.query({ ...dear, ...page });
    expect(index.query({ ...both, ...page }).count).toBe(changed);
    expect(index.query(page).count).toBe(all);
    seen.add(changed);
    await new Promise(setImmediate);
  }
  await reading;

  expect(seen.size).toBeGreaterThan(2);
  expect(await count({ priceMin: DEAR })).toBe(all);
});

test('a slice of a large reread uses an index to skip earlier slices (S7-31)', async () => {
  const { db } = shop.ports;
  const after = { changedIn: 5, id: 700 };
  const slice = changedRows({ since: 1, after, limit: 100 });

  const lines = await rowsOf<object>(db, sql`explain ${slice}`);

  const plan = lines.map((line) => Object.values(line).join()).join('\n');
  expect(plan).toMatch(/Index Cond: .*ROW\(\w*\.?changed_in, \w*\.?id\) >/);
});

test('a writer sees its own change at once, even if many other changes are pending', async () => {
  const { db } = shop.ports;
  const catalog = await openCatalog(db);
  await change(db, sql`id > 100`, DEARER);
  const others = catalog.reread();
  await change(db, sql`id = 7`, DEARER);
  await catalog.reread([7]);

  const { index } = await catalog.current();
  const dear = index.query({ priceMin: DEARER, page: 1, size: PRODUCTS });
  expect(dear.ids).toContain(7);
  expect(dear.count).toBeLessThan(PRODUCTS / 2);
  await others;
});

test('products that a writer has reread are not reread with other changes', async () => {
  const { db } = shop.ports;
  const catalog = await openCatalog(db);
  const queries = recordQueries(shop);
  // A transaction that is open in another database of the server holds back the transaction
  // horizon, so that the catalog reads changes of earlier tests again. The test therefore counts
  // only the products that it has changed.
  const ownIn = (sent: Sent[]) => readIn(sent).filter((id) => id >= 10 && id <= 19);
  await change(db, sql`id between 10 and 19`, DEARER);
  await catalog.reread([10, 11, 12, 13, 14, 15, 16, 17, 18]);
  queries.length = 0;
  await catalog.reread();
  expect(ownIn(queries)).toEqual([19]);

  queries.length = 0;
  await change(db, sql`id in (10, 11)`, DEAR);
  await catalog.reread();
  expect(ownIn(queries)).toEqual([10, 11]);
});

test('a product that was read before its category is read again with the category', async () => {
  const { db } = shop.ports;
  const catalog = await openCatalog(db);
  const id = await newCategoryOf(db, 7);
  await catalog.reread([7]);
  const count = async () =>
    (await catalog.current()).index.query({ menu: id, page: 1, size: 1 }).count;
  expect(await count()).toBe(0);
  await catalog.reread();
  expect(await count()).toBe(1);
});

test('products restored from another server are not reread on every refresh', async () => {
  const { db } = shop.ports;
  const catalog = await openCatalog(db);
  await db.execute(sql`update products set express = not express, changed_in = 4000000000`);
  const before = (await catalog.current()).index.query({ express: true, page: 1, size: 1 }).count;
  await catalog.reread();
  const after = (await catalog.current()).index.query({ express: true, page: 1, size: 1 }).count;
  expect(after).toBe(before);

  await change(db, sql`id = 7`, DEAREST);
  await catalog.reread();
  const dear = (await catalog.current()).index.query({ priceMin: DEAREST, page: 1, size: 9 });
  expect(dear.ids).toEqual([7]);
});

test('cards show another process’s new prices at once and new names after 1 s (S7-31)', async () => {
  const { db } = shop.ports;
  const catalog = await openCatalog(db);
  const cardOf7 = async () => {
    const { cards } = await catalog.current();
    const [card] = await listCards({ db, cards }, [7], 'ru');
    return card;
  };
  const before = await cardOf7();

  await db.execute(sql`update variants set discounted_price = null, price = price + 1000
    where product_id = 7`);
  await db.execute(sql`update products set name = '{"uz": "Boshqa nom", "ru": "Другое имя"}',
    changed_in = pg_current_xact_id()::text::bigint where id = 7`);
  const soon = await cardOf7();
  vi.advanceTimersByTime(1001);
  // A reader waits only briefly for changes by other processes, so the first read can be too early.
  await expect.poll(async () => (await cardOf7())?.name).toBe('Другое имя');
  const later = await cardOf7();

  expect(soon).toMatchObject({ name: before?.name, discounted_price: null });
  expect(soon?.price).toBe((before?.price ?? 0) + 1000);
  expect(later?.price).toBe(soon?.price);
});

test('without other processes, readers do not wait for changes (S7-31)', async () => {
  const { db } = shop.ports;
  const catalog = await openCatalog(db, { isAlone: true });
  const dear = async () =>
    (await catalog.current()).index.query({ priceMin: DEAREST, page: 1, size: 1 }).count;
  const before = await dear();
  await change(db, sql`id = 21`, DEAREST);
  vi.advanceTimersByTime(1001);
  expect(await dear()).toBe(before);
  await expect.poll(dear).toBe(before + 1);
});

/** Returns the ids of the products that were read as a whole. */
function readIn(queries: Sent[]): number[] {
  return queries
    .filter(({ text }) => text.includes('"discountedPrice"'))
    .flatMap(({ values }) => values.filter((value) => /^\{[\d,]+\}$/.test(String(value))))
    .flatMap((ids) => String(ids).slice(1, -1).split(',').map(Number));
}

async function newCategoryOf(db: Db, product: number): Promise<number> {
  const [made] = await rowsOf<{ id: number }>(
    db,
    sql`with made as (insert into categories (slug, name, icon, position)
        values ('yangi', '{"uz": "Yangi", "ru": "Новая"}', '', 99) returning id),
      marked as (insert into revisions (name, changed_in)
        values ('taxonomy', pg_current_xact_id()::text::bigint)
        on conflict (name) do update set changed_in = excluded.changed_in),
      moved as (update products set category_id = (select id from made),
        changed_in = pg_current_xact_id()::text::bigint where id = ${product})
      select id from made`,
  );
  return made?.id ?? 0;
}

/** Makes products expensive, discounted and express. Returns their number. */
async function change(db: Db, which: SQL, price = DEAR): Promise<number> {
  const changed = await rowsOf(
    db,
    sql`with changed as (update products set express = true,
        changed_in = pg_current_xact_id()::text::bigint where ${which} and withdrawn_at is null
        returning id),
      priced as (update variants set price = ${2 * price}::bigint, discounted_price = ${price}::bigint
        where product_id in (select id from changed))
      select id from changed`,
  );
  return changed.length;
}
