import { and, eq, inArray, ne } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { variants } from '@/api/db/schema/catalog';
import { orderEvents, orderLines, orders } from '@/api/db/schema/order';
import type { OrderStatus } from '@/lib/constants';
import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

async function anOrder({ headers }: TestCustomer, status: OrderStatus = 'new'): Promise<number> {
  const body = checkoutOf([await aProduct()]);
  const { id } = await read('order.place', '/order/order', { headers, body });
  const { ports } = await testShop();
  await ports.db.update(orders).set({ status }).where(eq(orders.id, id));
  return id;
}

const list = ({ headers }: TestCustomer, query = '') =>
  read('order.list', `/order/order${query}`, { headers });

test('lists a customer’s orders, latest first, filtered by state (B-57, S4-38)', async () => {
  const [her, other] = [await aCustomer(), await aCustomer()];
  const statuses = ['new', 'in_progress', 'done', 'canceled', 'new'] as const;
  const ids: number[] = [];
  for (const status of statuses) ids.push(await anOrder(her, status));
  await anOrder(other);
  const [fresh, moving, done, canceled, latest] = ids;

  const counts = { active: 3, completed: 2 };
  const all = await list(her);
  expect(all).toMatchObject({ count: 5, ...counts });
  expect(all.results.map(({ id }) => id)).toEqual([latest, canceled, done, moving, fresh]);
  // An order must contain only its own line and event.
  for (const { products, history } of all.results)
    expect([products, history]).toMatchObject([[{}], [{}]]);
  const active = await list(her, '?state=active');
  expect(active).toMatchObject({ count: 3, ...counts });
  expect(active.results.map(({ id }) => id)).toEqual([latest, moving, fresh]);
  const completed = await list(her, '?state=completed');
  expect(completed.results.map(({ id }) => id)).toEqual([canceled, done]);
  expect(completed).toMatchObject({ count: 2, ...counts });
});

test('returns orders in pages, each with the total count (B-57)', async () => {
  const her = await aCustomer();
  for (let made = 0; made < 3; made++) await anOrder(her);
  const first = await list(her, '?size=2');
  const second = await list(her, '?size=2&page=2');
  expect([first.results.length, second.results.length, second.count]).toEqual([2, 1, 3]);
});

test('shows an order’s lines and history despite a long order of another customer', async () => {
  const { db } = (await testShop()).ports;
  const old = await anOrder(await aCustomer());
  const isOld = eq(orderLines.orderId, old);
  const [line] = await db.select().from(orderLines).where(isOld);
  if (!line) throw new Error('the line is missing');
  // With these lines, the old order has as many lines as the API reads for one order.
  const goods = await db.select().from(variants).where(ne(variants.id, line.variantId)).limit(199);
  const more = goods.map(({ id, productId }, at) => ({
    ...line,
    id: line.id + 1 + at,
    variantId: id,
    productId,
  }));
  const event = { orderId: old, kind: 'status' as const, value: 'new' as const, at: new Date(0) };
  await db.insert(orderLines).values(more);
  await db.insert(orderEvents).values(Array.from({ length: 19 }, () => event));

  const her = await aCustomer();
  await anOrder(her);
  const [order] = (await list(her)).results;
  expect([order?.products.length, order?.history.length]).toEqual([1, 1]);
  // Removes the added lines, because another test looks for inconsistent orders.
  const ids = more.map(({ id }) => id);
  await db.delete(orderLines).where(and(isOld, inArray(orderLines.id, ids)));
});

test('limits a page to orders with at most 400 lines in total', async () => {
  const { db } = (await testShop()).ports;
  const her = await aCustomer();
  const ids: number[] = [];
  const added: number[] = [];
  for (let made = 0; made < 5; made++) {
    const id = await anOrder(her);
    ids.unshift(id);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
    if (!line) throw new Error('the line is missing');
    const goods = await db
      .select()
      .from(variants)
      .where(ne(variants.id, line.variantId))
      .limit(149);
    const more = goods.map((variant, at) => ({
      ...line,
      id: line.id + 1 + at,
      variantId: variant.id,
      productId: variant.productId,
    }));
    await db.insert(orderLines).values(more);
    added.push(...more.map((one) => one.id));
  }

  const pages = [];
  for (const page of [1, 2, 3, 4]) pages.push(await list(her, `?size=100&page=${page}`));
  const shown = pages.map(({ results }) => results.map(({ id }) => id));
  expect(shown).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4), []]);
  expect(pages[0]?.results[0]?.products).toHaveLength(150);
  expect(pages[0]?.count).toBe(5);
  // Removes the added lines, because another test looks for inconsistent orders.
  await db.delete(orderLines).where(inArray(orderLines.id, added));
});

test('allows a review after the product was received (S3-29)', async () => {
  const her = await aCustomer();
  const [received, coming] = [await anOrder(her, 'done'), await anOrder(her)];
  const reviewable = async (id: number) => {
    const { products } = await read('order.get', `/order/order/${id}`, her);
    return products.map(({ can_review }) => can_review);
  };
  expect([await reviewable(received), await reviewable(coming)]).toEqual([[true], [false]]);
});

test('translates the names in an order into the requested language (B-48)', async () => {
  const her = await aCustomer();
  await anOrder(her);
  const uz = await list(her);
  const ru = await read('order.list', '/order/order', { ...her, locale: 'ru' });
  expect(uz.results[0]?.products[0]?.product.name).toMatch(/^Sinov buyumi/);
  expect(ru.results[0]?.products[0]?.product.name).toMatch(/^Пробная вещь/);
  expect(ru.results[0]?.place).toMatch(/^Ташкент, /);
});

test('shows an order only to its customer (S6-06)', {
  timeout: 60_000,
}, async () => {
  const [her, thief] = [await aCustomer(), await aCustomer()];
  const id = await anOrder(her);
  const [hers, none] = [`/order/order/${id}`, '/order/order/2147483647'];

  for (let tried = 0; tried < 100; tried++) {
    const [theirs, nobodys] = [await request(hers, thief), await request(none, thief)];
    expect([theirs.status, theirs.envelope]).toEqual([404, nobodys.envelope]);
  }
  for (const headers of [{}, aGuest('thief'), { authorization: 'Bearer guessed' }]) {
    expect((await request(hers, { headers })).status).toBe(401);
    expect((await request('/order/order', { headers })).status).toBe(401);
    expect((await request('/user/instalment', { headers })).status).toBe(401);
  }
});
