import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { expect, test } from 'vitest';
import { rowsOf } from '@/api/db/database';
import { orders } from '@/api/db/schema/order';
import { doChores } from '@/api/main/chores';
import { moveOrder } from '@/api/order/order-status';
import { setSetting } from '@/api/services/content/settings';
import { API_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, oneClickOf } from '@/tests/api/setup/order';
import { recordQueries, type Sent } from '@/tests/api/setup/record-queries';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';
import { wholeOrPart } from '@/tests/support/tier';

const GROWN = wholeOrPart(25_000, 10_000);
const MIDDLE = GROWN * 0.6;
const growingWithOrders =
  /Seq Scan on (?:orders|order_lines|order_events|stock_moves|payments|idempotency_keys|customers)\b/;
const growing =
  /Seq Scan on (?:products|variants|product_values|product_images|collection_products|sale_products|reviews|seen_products|media)\b/;

async function planOf({ database }: TestShop, { text, values }: Sent): Promise<string> {
  const parts = text.split(/\$\d+/);
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
  const chunks = parts.flatMap((part, at) =>
    at < places.length ? [sql.raw(part), sql`${places[at]}`] : [sql.raw(part)],
  );
  const rows = await rowsOf<object>(database.db, sql.join([sql`explain `, ...chunks]));
  return rows.map((row) => Object.values(row).join()).join('\n');
}

test('queries on a large catalog do not scan whole tables', { timeout: 120_000 }, async () => {
  const shop = await openTestShop({ products: GROWN });
  await shop.database.db.execute(sql`insert into seen_products (shopper, product_id, seen_at)
    select 'guest ' || at / 20, at, now() from generate_series(1, 5000) as at`);
  await shop.database.db.execute(sql`analyze seen_products`);
  const queries = recordQueries(shop);
  const paths = [
    ...[
      '',
      'search=telefon',
      'menu=elektronika',
      'sale=1',
      'sort=price_asc',
      `page=${MIDDLE / 30}&size=24`,
    ].map((query) => `/catalog/product?${query}`),
    '/catalog/product/900',
    `/catalog/product/short/${MIDDLE}`,
    `/catalog/product/${MIDDLE}/similar`,
    ...['new', 'high', 'low', 'photos'].map((sort) => `/catalog/product/3/review?sort=${sort}`),
    `/catalog/sitemap?after=${GROWN * 0.4}&until=${MIDDLE}`,
    '/catalog/collection',
    '/sale/1/product/list',
    '/catalog/suggest?q=tel',
    '/catalog/category',
    '/product/seen/list',
  ];
  const headers = {
    cookie: `sid=${'planner'.padEnd(30, '0')}`,
    'content-type': 'application/json',
  };
  for (const path of paths) {
    expect([path, (await shop.app.request(API_BASE + path, { headers })).status]).toEqual([
      path,
      200,
    ]);
  }
  const body = JSON.stringify({ product: MIDDLE });
  await shop.app.request(`${API_BASE}/product/seen`, { method: 'POST', headers, body });
  await shop.app.request('/media/icons/laptop-14.webp');
  const last = await walkSitemap(shop);
  expect(last).toBe(GROWN);
  await shop.ports.catalog.reread();

  expect(await expectIndexed(shop, queries, growing)).toBeGreaterThan(40);
  await shop.database.close();
});

test('requests about orders do not scan whole tables', { timeout: 120_000 }, async () => {
  const shop = await openTestShop();
  const goods = await aProduct({ stock: 500 }, shop);
  const { id: customer, headers: token } = await aCustomer({}, shop);
  const headers = { ...token, 'content-type': 'application/json' };
  const body = JSON.stringify(checkoutOf([goods], { payment: 'sandbox' }));
  const send = async (path: string, init = {}) =>
    (await shop.app.request(API_BASE + path, { headers, ...init })).json();
  await send('/order/order', { method: 'POST', body });
  await grown(shop, customer);

  await setSetting(shop.ports, 'new_customer_instalment_limit', '0');

  const queries = recordQueries(shop);
  await send('/core/settings');
  const { data } = await send('/order/order', { method: 'POST', body });
  const pay = JSON.stringify({ provider: 'sandbox' });
  const path = `/order/order/${data.id}`;
  const { data: started } = await send(`${path}/payment`, { method: 'POST', body: pay });
  await shop.app.request(started.redirect_url);
  for (const read of ['', '?state=active', '?state=completed&page=3']) {
    await send(`/order/order${read}`);
  }
  await send(path);
  await send('/user/instalment');
  const guest = { 'content-type': 'application/json', ...aGuest('planner') };
  const form = { method: 'POST', headers: guest, body: JSON.stringify(oneClickOf(goods)) };
  const { data: unconfirmed } = await send('/order/create', form);
  await doChores(shop.ports);
  await moveOrder(shop.ports, unconfirmed.id, 'canceled');
  expect((await send(`${path}/cancel`, { method: 'POST' })).data.status).toBe('canceled');

  expect(await expectIndexed(shop, queries, growingWithOrders)).toBeGreaterThan(40);
  await shop.database.close();
});

/**
 * Reads the whole sitemap and checks that the ids are unique and in order. Returns their number.
 */
async function walkSitemap({ app }: TestShop): Promise<number> {
  const ids = [0];
  for (let left = true; left; ) {
    const path = `${API_BASE}/catalog/sitemap?after=${ids.at(-1)}`;
    const { data } = await (await app.request(path)).json();
    for (const { id } of data.results) {
      expect(id).toBeGreaterThan(ids.at(-1) ?? 0);
      ids.push(id);
    }
    left = data.results.length > 0;
  }
  return ids.length - 1;
}

/** Checks that the statements use indexes. Returns their number. */
async function expectIndexed(shop: TestShop, queries: Sent[], scanned: RegExp): Promise<number> {
  const statements = queries
    .splice(0)
    .filter(({ text }) => /^\s*(?:select|insert|update|delete)/i.test(text));
  for (const statement of statements) {
    const plan = await planOf(shop, statement);
    expect(scanned.test(plan) ? `${statement.text}\n${plan}` : '').toBe('');
  }
  return statements.length;
}

/** Adds 5,000 orders of other customers. */
async function grown({ database: { db } }: TestShop, customer: number): Promise<void> {
  const copied = Object.values(getTableColumns(orders))
    .map(({ name }) => toSnakeCase(name))
    .filter((name) => !['id', 'customer_id', 'shopper', 'pay_until'].includes(name));
  const columns = sql.raw(copied.join(', '));
  const values = sql.raw(copied.map((name) => `o.${name}`).join(', '));
  await db.execute(sql`insert into customers (phone, created_at)
    select 'other ' || at, now() from generate_series(1, 500) as at`);
  await db.execute(sql`insert into orders (id, customer_id, shopper, pay_until, ${columns})
    select 1000000 + row_number() over (), c.id, 'customer:' || c.id, null, ${values}
    from orders o, customers c, generate_series(1, 10) where c.id <> ${customer}`);
  await db.execute(sql`insert into order_lines
      (id, order_id, product_id, variant_id, name, options, amount, price)
    select o.id * 1000 + row_number() over (), o.id, l.product_id, l.variant_id, l.name, l.options, l.amount, l.price
    from orders o, order_lines l where o.customer_id <> ${customer}`);
  await db.execute(sql`insert into order_events (order_id, kind, value, at)
    select id, 'status', 'new', now() from orders where customer_id <> ${customer}`);
  await db.execute(sql`insert into stock_moves (variant_id, order_id, reason, change, at)
    select variant_id, order_id, 'order', -1, now() from order_lines
    on conflict do nothing`);
  await db.execute(sql`insert into idempotency_keys (scope, key, body_hash, answer, created_at)
    select 'other', at::text, '', '', now() from generate_series(1, 5000) as at`);
  await db.execute(sql`insert into payments
      (order_id, provider, external_id, amount, state, provider_time, created_at)
    select id, 'sandbox', id::text, 1, 'canceled', 1, now() from orders`);
  await db.execute(sql`analyze`);
}
