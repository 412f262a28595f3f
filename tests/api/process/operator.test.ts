import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { products } from '@/api/db/schema/catalog';
import { carryOut } from '@/api/operator/operator';
import { orderSheet, orderTable } from '@/api/operator/print';
import type { Ports } from '@/api/shared/ports';
import { aCustomer } from '@/tests/api/setup/customer';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, stockOf } from '@/tests/api/setup/order';
import { read } from '@/tests/api/setup/request';
import { SECRET, testShop } from '@/tests/api/setup/shop';

async function anOrder() {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const { id } = await read('order.place', '/order/order', { headers, body: checkoutOf([goods]) });
  return { id, headers, goods };
}

async function send(verb: string, command: object, others: Partial<Ports> = {}) {
  const ports = { ...(await testShop()).ports, ...others };
  const published: string[][] = [];
  const app = documentedApp({ ...ports, publishInvalidation: (tags) => published.push(tags) });
  const response = await app.request(`/local/${verb}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
    body: JSON.stringify(command),
  });
  return { ...(await response.json()), code: response.status, published };
}

test('changes the status of an order and of its payment (B-14)', async () => {
  const { id, headers } = await anOrder();
  const moved = await send('moveOrder', { id, to: 'in_progress' });
  const paid = await send('movePayment', { id, to: 'confirmed' });

  expect(moved.data).toMatchObject({ id, status: 'in_progress' });
  expect(paid.data).toMatchObject({ id, payment_status: 'confirmed' });
  const hers = await read('order.get', `/order/order/${id}`, { headers });
  expect(hers).toMatchObject({ status: 'in_progress', payment_status: 'confirmed' });
});

test('rejects a status transition that is not allowed, with a one-line message (B-14)', async () => {
  const { id } = await anOrder();
  const done = await send('moveOrder', { id, to: 'done' });
  expect([done.code, done.message]).toEqual([409, `order ${id} is new and cannot become done`]);
  const back = await send('movePayment', { id, to: 'refunded' });
  expect([back.code, back.message]).toEqual([
    409,
    `order ${id} is new (payment: waiting) and cannot become refunded`,
  ]);
  const none = await send('order', { id: 99 });
  expect([none.code, none.message]).toEqual([404, 'there is no order 99']);
  const strange = await send('moveOrder', { id, to: 'lost' });
  expect(strange.code).toBe(422);
});

const UNAVAILABLE = 'the database is unavailable';

test.each([
  ['53100', 'could not extend file "base/5/1249": No space left on device', UNAVAILABLE],
  ['EHOSTUNREACH', 'connect EHOSTUNREACH 10.0.0.21:5432', UNAVAILABLE],
  ['ENOSPC', 'ENOSPC: no space left on device, write', 'no disk space is left'],
])(
  'explains to the operator in English why the shop cannot write: %s',
  async (code, reason, what) => {
    const lines: string[] = [];
    vi.spyOn(console, 'error').mockImplementation((text: string) => lines.push(text));
    onTestFinished(() => void vi.restoreAllMocks());
    const { variant } = await aProduct();
    const fail = () => {
      throw new Error('the statement', { cause: Object.assign(new Error(reason), { code }) });
    };
    // The first call sets the `Date` header, and the second fails inside the command.
    const now = vi.fn<() => Date>(fail).mockImplementationOnce(() => new Date());

    const response = await send('setStock', { name: `#${variant}`, stock: 3 }, { now });

    const line = `${what} (${code}): ${reason}`;
    expect([response.code, response.message]).toEqual([503, line]);
    expect(lines).toEqual([`POST /local/setStock: ${line}`]);
  },
);

test('restores a canceled order’s stock and invalidates its products (B-14, B-28)', async () => {
  const { id, goods } = await anOrder();
  const { published } = await send('moveOrder', { id, to: 'canceled' });
  expect(published).toEqual([[`product-${goods.product}`]]);
  expect(await stockOf(goods)).toEqual({ left: 9, moved: 0, moves: 2 });
});

test('lists orders by status and shows a single order in full (B-14)', async () => {
  const { ports } = await testShop();
  const { id } = await anOrder();
  await carryOut(ports, 'moveOrder', { id, to: 'in_progress' });
  const moving = await carryOut(ports, 'orders', { state: 'in_progress' });
  const all = await carryOut(ports, 'orders', {});

  expect(moving.map((order) => order.id)).toContain(id);
  expect(new Set(moving.map(({ status }) => status))).toEqual(new Set(['in_progress']));
  expect(all.length).toBeGreaterThanOrEqual(moving.length);
  expect(orderTable(moving)).toMatch(
    new RegExp(
      `^${id}  2026-11-21T09:00:00\\+05:00  in_progress  cash waiting .*145 000 +Madina Karimova`,
      'm',
    ),
  );
  const sheet = orderSheet(await carryOut(ports, 'order', { id }));
  expect(sheet).toContain('step      2026-11-21T09:00:00+05:00: placed by customer\n');
  expect(sheet).toContain('  1. 1 × Sinov buyumi');
  expect(sheet).toContain('total     145 000');
});

test('lists 50 orders per page (B-14)', async () => {
  const { ports } = await testShop();
  for (let made = 0; made < 51; made++) await anOrder();
  const [first = [], second = []] = await Promise.all(
    [1, 2].map(async (page) => {
      const found = await carryOut(ports, 'orders', { page });
      return found.map(({ id }) => id);
    }),
  );
  expect(first).toHaveLength(50);
  expect(second.length).toBeGreaterThan(0);
  expect(first.filter((id) => second.includes(id))).toEqual([]);
});

test('sets stock and price by SKU or variant number; shoppers see both at once (B-28)', async () => {
  const goods = await aProduct();
  const article = `T-${goods.product}`;
  const { data, published } = await send('setStock', { name: article, stock: 0 });
  expect(data).toMatchObject({
    before: { id: goods.variant, article, stock: 9 },
    after: { id: goods.variant, article, stock: 0 },
  });
  const lists = ['menu-elektronika', 'products-all'];
  expect(published).toEqual([[`product-${goods.product}`, ...lists]]);
  expect(await stockOf(goods)).toEqual({ left: 0, moved: -9, moves: 1 });

  const name = `#${goods.variant}`;
  const priced = await send('setPrice', { name, price: 90_000, discounted: 80_000 });
  expect(priced.data.after).toMatchObject({ price: 90_000, discounted: 80_000 });
  const { sub_products } = await read('product.short', `/catalog/product/short/${goods.product}`);
  expect(sub_products).toMatchObject([{ price: 90_000, discounted_price: 80_000, amount: 0 }]);
});

test('reads a bare number only as a SKU, and suggests the SKU with leading zeros', async () => {
  const { ports } = await testShop();
  const goods = await aProduct();
  const article = `000${goods.variant}`;
  await ports.db.update(products).set({ article }).where(eq(products.id, goods.product));
  const name = String(goods.variant);
  const [stock, price] = [
    await send('setStock', { name, stock: 1 }),
    await send('setPrice', { name, price: 1, discounted: null }),
  ];
  const refusal = `no product has the SKU ${name}. Did you mean ${article}?`;
  expect([stock.message, price.message]).toEqual([refusal, refusal]);
  expect((await send('setStock', { name: '#999999999', stock: 1 })).message).toBe(
    'no variant has the number #999999999',
  );
  expect(await stockOf(goods)).toMatchObject({ left: 9 });
});

test('changes the stock by a number of units; a preview changes nothing (B-28)', async () => {
  const goods = await aProduct();
  const name = `#${goods.variant}`;
  const preview = await send('setStock', { name, change: -2, preview: true });
  expect(preview.data).toMatchObject({ before: { stock: 9 }, after: { stock: 7 } });
  expect([await stockOf(goods), preview.published]).toEqual([{ left: 9, moved: 0, moves: 0 }, []]);

  const { data } = await send('setStock', { name, change: 3 });
  expect(data).toMatchObject({ before: { stock: 9 }, after: { stock: 12 } });
  const less = await send('setStock', { name, change: -13 });
  expect(less.message).toBe(`the stock of ${name} is 12; it cannot become -1`);
  expect(await stockOf(goods)).toEqual({ left: 12, moved: 3, moves: 1 });
});

test('computes a percent sale from the price (D-26)', async () => {
  const goods = await aProduct();
  const name = `#${goods.variant}`;
  const priced = await send('setPrice', { name, price: 99_999, discounted: null, percent: 33 });
  expect(priced.data.after).toMatchObject({ price: 99_999, discounted: 66_999, percent: 33 });
  const path = `/catalog/product/short/${goods.product}`;
  const [sold] = (await read('product.short', path)).sub_products;
  expect(sold).toMatchObject({ price: 99_999, discounted_price: 66_999, sale_percent: 33 });

  await send('setPrice', { name, price: 99_999, discounted: 66_999 });
  const [fixed] = (await read('product.short', path)).sub_products;
  expect(fixed).toMatchObject({ discounted_price: 66_999, sale_percent: null });
});

test('rejects invalid stock and price values and ambiguous SKUs', async () => {
  const goods = await aProduct();
  const name = `T-${goods.product}`;
  const refused = async (verb: string, command: object) => {
    const { code, message } = await send(verb, command);
    return [code, message];
  };
  expect(await refused('setStock', { name: 'NONE-1', stock: 1 })).toEqual([
    404,
    'no product has the SKU NONE-1. A variant is written with #, as in #9',
  ]);
  expect(await refused('setPrice', { name, price: 5, discounted: 5 })).toEqual([
    422,
    'the discounted price must be below the price',
  ]);
  expect((await refused('setPrice', { name, price: 1, discounted: null, percent: 1 }))[0]).toBe(
    422,
  );
  expect((await refused('setStock', { name, stock: -1 }))[0]).toBe(422);
  expect((await refused('setPrice', { name, price: 0, discounted: null }))[0]).toBe(422);

  const list = await read('product.list', '/catalog/product?size=60');
  const many = list.results.find(({ has_options }) => has_options);
  const { article } = await read('product.get', `/catalog/product/${many?.id}`);
  const [status, message] = await refused('setStock', { name: article, stock: 1 });
  expect(status).toBe(422);
  expect(message).toMatch(
    new RegExp(
      `^${article} has \\d+ variants. Use one of these numbers: #\\d+ \\(.+\\); #\\d+ \\(`,
    ),
  );
});

test('the check of orders, payments and stock reports an inconsistent order', async () => {
  const { ports } = await testShop();
  const { id } = await anOrder();
  expect((await findFaults(ports.db)).faults.filter((fault) => fault.includes(`${id}`))).toEqual(
    [],
  );

  const undo = new Error('undo');
  const faults = ports.db.transaction(async (tx) => {
    await tx.execute(`update orders set total = 1, status = 'done' where id = ${id}`);
    await tx.execute(`delete from stock_moves where order_id = ${id}`);
    const found = await findFaults(tx);
    expect(found.faults.filter((fault) => fault.includes(`${id}`))).toEqual([
      `order ${id}: its total differs from the sum of its lines, promo code and delivery`,
      `order ${id}: its status differs from the last one in its history`,
      `order ${id}: the stock ledger does not balance`,
    ]);
    throw undo;
  });
  await expect(faults).rejects.toThrow(undo);
});

test('rejects requests to local endpoints without the operator’s secret', async () => {
  const { app } = await testShop();
  const sendRequest = (verb: string, headers: Record<string, string>, method = 'POST') =>
    app.request(`/local/${verb}`, { method, headers, ...(method === 'POST' && { body: '{}' }) });
  const his = { authorization: `Bearer ${SECRET}` };
  expect((await sendRequest('orders', {})).status).toBe(404);
  expect((await sendRequest('orders', { authorization: 'Bearer guess' })).status).toBe(404);
  expect((await sendRequest('constructor', his)).status).toBe(404);
  expect((await sendRequest('orders', his, 'GET')).status).toBe(404);
  expect((await sendRequest('orders', his)).status).toBe(200);
});
