import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openStoredCatalog } from '@/api/catalog/live/stored-catalog';
import { log } from '@/lib/telemetry/log';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

const DEAR = 900_000_000;
const page = { page: 1, size: 50 };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.database.close());

const aFile = () => join(mkdtempSync(join(tmpdir(), 'chorsu-index-')), 'index.snapshot');
const open = (file: string) => openStoredCatalog(shop.ports.db, file, { storedFrom: 1 });

/** Opens the stored catalog, returns the ids of its expensive products and closes the catalog. */
async function dearGoods(file: string): Promise<number[]> {
  const { catalog, close } = await open(file);
  const { ids } = await (await catalog.current()).search.page({ priceMin: DEAR, ...page });
  await close();
  return ids;
}

async function makeDear(id: number): Promise<void> {
  await shop.ports.db.transaction(async (tx) => {
    await tx.execute(sql`update variants set price = ${DEAR}::bigint, discounted_price = null
      where product_id = ${id}`);
    await tx.execute(sql`update products set changed_in = pg_current_xact_id()::text::bigint
      where id = ${id}`);
  });
}

test('startup reads the catalog from its snapshot, then applies later changes', async () => {
  const file = aFile();
  const first = await open(file);
  const all = await (await first.catalog.current()).search.list(page);
  await first.close();

  const second = await open(file);
  expect(await (await second.catalog.current()).search.list(page)).toEqual(all);
  await second.close();
  await makeDear(9);
  expect(await dearGoods(file)).toEqual([9]);
});

test('a snapshot whose products differ from the database is deleted', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  const file = aFile();
  await open(file).then(({ close }) => close());
  // Simulates an index of another version of the shop, or of another database.
  await shop.ports.db.execute(
    sql`update variants set price = ${DEAR}::bigint, discounted_price = null`,
  );
  expect(await dearGoods(file)).toHaveLength(page.size);
  expect(warned).toHaveBeenCalledWith(
    `Deleting the stored product index ${file}: its products differ from those in the database. It is rebuilt from the database.`,
  );
  warned.mockRestore();
});

test('a snapshot taken before a database restore is deleted', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue();
  const file = aFile();
  await open(file).then(({ close }) => close());
  expect(existsSync(file)).toBe(true);
  // Like a restore, `vacuum full` writes the products into another file.
  await shop.ports.db.execute(sql`vacuum full products`);
  await open(file).then(({ close }) => close());
  expect(warned).toHaveBeenCalledWith(
    `Deleting the stored product index ${file}: it belongs to another database. It is rebuilt from the database.`,
  );
  warned.mockRestore();
});

test('startup waits only a limited time for the index of a large shop', async () => {
  const { db } = shop.ports;
  const now = await openStoredCatalog(db, aFile(), { storedFrom: 1, startWaitsMs: 0 });
  expect(now.catalog.searchState?.()).toBe('being filled');
  const all = await (await now.catalog.current()).search.page(page);
  expect(all.ids).toHaveLength(page.size);
  await expect.poll(() => now.catalog.searchState?.()).toBe('ready');
  expect(await (await now.catalog.current()).search.page(page)).toEqual(all);
  await now.close();

  const small = await openStoredCatalog(db, aFile(), { storedFrom: 5000, startWaitsMs: 0 });
  expect((await (await small.catalog.current()).search.list(page)).facets.values).not.toEqual([]);
  await small.close();
});

test('closing the catalog while it loads writes no snapshot', async () => {
  const file = aFile();
  const { close } = await openStoredCatalog(shop.ports.db, file, {
    storedFrom: 1,
    startWaitsMs: 0,
  });
  await close();
  expect(existsSync(file)).toBe(false);
});
