import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@/api/db/database';
import { API_BASE } from '@/lib/constants';
import { openTestShop, type TestShop } from './setup/shop';

const GROWN = 20_000;
const growing =
  /Seq Scan on (?:products|variants|product_values|product_images|collection_products|sale_products|reviews|seen_products|media)\b/;

type Sent = { text: string; values: unknown[] };

/** What is sent to the database from now on. */
function overhear({ database }: TestShop): Sent[] {
  const client: { query: (...given: unknown[]) => unknown } = Reflect.get(database.db, '$client');
  const heard: Sent[] = [];
  const query = client.query.bind(client);
  client.query = (...given) => {
    const [first, values] = given;
    const text = typeof first === 'string' ? first : Reflect.get(Object(first), 'text');
    if (typeof text === 'string') heard.push({ text, values: Array.isArray(values) ? values : [] });
    return query(...given);
  };
  return heard;
}

async function planOf({ database }: TestShop, { text, values }: Sent): Promise<string> {
  const parts = text.split(/\$\d+/);
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
  const chunks = parts.flatMap((part, at) =>
    at < places.length ? [sql.raw(part), sql`${places[at]}`] : [sql.raw(part)],
  );
  const rows = await rowsOf<object>(database.db, sql.join([sql`explain `, ...chunks]));
  return rows.map((row) => Object.values(row).join()).join('\n');
}

test('no read of a grown catalogue goes through a whole table', { timeout: 120_000 }, async () => {
  const shop = await openTestShop({ products: GROWN });
  await shop.database.db.execute(sql`insert into seen_products (shopper, product_id, seen_at)
    select 'guest ' || at / 20, at, now() from generate_series(1, 5000) as at`);
  await shop.database.db.execute(sql`analyze seen_products`);
  const heard = overhear(shop);
  const paths = [
    ...[
      '',
      'search=telefon',
      'menu=elektronika',
      'sale=1',
      'sort=price_asc',
      'page=500&size=24',
    ].map((query) => `/catalog/product?${query}`),
    ...['/catalog/product/900', '/catalog/product/short/15000', '/catalog/product/15000/similar'],
    ...['new', 'high', 'low', 'photos'].map((sort) => `/catalog/product/3/review?sort=${sort}`),
    ...['/catalog/collection', '/sale/1/product/list', '/catalog/suggest?q=tel'],
    ...['/catalog/category', '/product/seen/list'],
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
  const body = JSON.stringify({ product: 15_000 });
  await shop.app.request(`${API_BASE}/product/seen`, { method: 'POST', headers, body });
  await shop.app.request('/media/icons/laptop.webp');
  await shop.ports.catalog.reread();

  const statements = heard
    .splice(0)
    .filter(({ text }) => /^\s*(?:select|insert|delete)/i.test(text));
  expect(statements.length).toBeGreaterThan(40);
  for (const statement of statements) {
    const plan = await planOf(shop, statement);
    expect(growing.test(plan) ? `${statement.text}\n${plan}` : '').toBe('');
  }
  await shop.database.close();
});
