import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@/api/db/database';
import { openDatabase } from '@/api/db/open';
import { migrateDatabase } from '@/api/db/prepare';
import { randomOrderNumber } from '@/api/order/order-number';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import type { Order, OrderList } from '@/lib/contract/order';
import { aCustomer } from '@/tests/api/setup/customer';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { emptySource, testShop } from '@/tests/api/setup/shop';

const slow = { timeout: 60_000 };
const BUYERS = 12;
const EARLIER = 10;

/**
 * Creates a second app on the shared shop with these ports replaced. Returns functions that call
 * its order endpoints.
 */
async function aShop(own: Partial<Ports>) {
  const { ports } = await testShop();
  const app = documentedApp({ ...ports, ...own });
  const { headers } = await aCustomer();
  const send = async (path: string, body?: object) => {
    const response = await app.request(`${API_BASE}/order/order${path}`, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return (await response.json()).data;
  };
  return {
    place: (goods: TestGoods[]): Promise<Order> => send('', checkoutOf(goods)),
    list: (query = ''): Promise<OrderList> => send(query),
    get: (id: number): Promise<Order> => send(`/${id}`),
  };
}

test('order and line numbers do not reveal how many orders exist', async () => {
  const [first, second] = [randomOrderNumber(), randomOrderNumber()];
  const numbers = [first, second];
  const shop = await aShop({ newOrderNumber: () => numbers.shift() ?? randomOrderNumber() });
  const goods = [await aProduct(), await aProduct()];

  const orders = [await shop.place(goods), await shop.place(goods)];

  expect(orders.map(({ id }) => id)).toEqual([first, second]);
  expect(orders.flatMap(({ products }) => products.map(({ id }) => id))).toEqual([
    first * 1000 + 1,
    first * 1000 + 2,
    second * 1000 + 1,
    second * 1000 + 2,
  ]);
});

test('lists the latest order first, regardless of its number', async () => {
  let number = 70_000_000;
  const times = ['10:00', '11:00', '12:00'].map((time) => new Date(`2026-11-21T${time}:00Z`));
  const at = { now: new Date(0) };
  const shop = await aShop({ now: () => at.now, newOrderNumber: () => --number });
  const made: number[] = [];
  for (const time of times) {
    at.now = time;
    made.push((await shop.place([await aProduct()])).id);
  }

  const listed = async (query = '') => (await shop.list(query)).results.map(({ id }) => id);
  expect(await listed()).toEqual([...made].reverse());
  expect(await listed('?size=2&page=2')).toEqual(made.slice(0, 1));
});

test(
  'gives each order its own number when concurrent orders generate the same one',
  slow,
  async () => {
    let drawn = 0;
    const few = () => 60_000_000 + Math.floor(drawn++ / BUYERS);
    const shop = await aShop({ newOrderNumber: few });
    const goods = await aProduct({ stock: BUYERS });

    const orders = await Promise.all(Array.from({ length: BUYERS }, () => shop.place([goods])));

    expect(new Set(orders.map(({ id }) => id)).size).toBe(BUYERS);
    for (const { id, products } of orders) expect((await shop.get(id)).products).toEqual(products);
  },
);

test('orders placed with an earlier version keep their numbers', slow, async () => {
  const database = await openDatabase(await emptySource());
  const { db } = database;
  await database.exclusively(({ migrate }) => migrate(firstMigrations(EARLIER)));
  await db.execute(sql`insert into orders (shopper, is_one_click, status, payment_status, payment,
      full_name, phone, email, comment, delivery, place, latitude, longitude, delivery_price,
      delivery_date, total, created_at)
    values ('guest', true, 'new', 'waiting', 'cash', 'Madina', '998901234567', '', '', 'courier',
      '{}', '', '', 0, now(), 1, now())`);
  const old = sql`select id from orders`;
  expect(await rowsOf(db, old)).toEqual([{ id: 20_001 }]);

  await migrateDatabase(database);

  expect(await rowsOf(db, old)).toEqual([{ id: 20_001 }]);
  await database.close();
});

function firstMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-migrations-'));
  cpSync(join(process.cwd(), 'api/db/migrations'), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const all = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, count) }));
  return folder;
}
