import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { variants } from '@/api/db/schema/catalog';
import { orders } from '@/api/db/schema/order';
import { API_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aProduct, productsChanged, type TestGoods } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, oneClickOf, stockOf, TASHKENT } from '@/tests/api/setup/order';
import { aPayingShop } from '@/tests/api/setup/provider';
import { read, request, type TestResponse } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { wholeOrPart } from '@/tests/support/tier';

const slow = { timeout: 240_000 };
const PAIRS = wholeOrPart(1000, 40);
const ROUNDS = wholeOrPart(10, 1);

type Headers = Record<string, string>;
const keyed = (headers: Headers, key: string) => ({ ...headers, 'idempotency-key': key });
const place = (headers: Headers, body: object) => request('/order/order', { headers, body });
const oneClick = (headers: Headers, body: object) => request('/order/create', { headers, body });
const resultOf = ({ status, envelope }: TestResponse) => ({ status, envelope });

test(
  'creates one order from 50 identical requests with one idempotency key (B-62)',
  slow,
  async () => {
    const [{ headers }, goods] = [await aCustomer(), await aProduct()];
    const send = () => place(keyed(headers, 'fifty'), checkoutOf([goods]));
    const responses = await Promise.all(Array.from({ length: 50 }, send));

    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(new Set(responses.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
    expect(await stockOf(goods)).toEqual({ left: 8, moved: -1, moves: 1 });
  },
);

test('creates one order from concurrent one-click requests (B-62)', slow, async () => {
  const goods = await aProduct();
  for (const headers of [aGuest('key'), {}]) {
    const send = () => oneClick(keyed(headers, `one-click-${goods.product}`), oneClickOf(goods));
    const responses = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(responses.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
  }
  expect((await stockOf(goods)).moves).toBe(2);
});

test('returns the same order when a new guest repeats the request (B-62)', async () => {
  const goods = await aProduct();
  const key = `cookie-${goods.product}`;
  const first = await oneClick(keyed({}, key), oneClickOf(goods));
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  const second = await oneClick(keyed({ cookie }, key), oneClickOf(goods));

  expect(second.envelope).toEqual(first.envelope);
  expect((await stockOf(goods)).moves).toBe(1);
});

const aSecret = (goods: TestGoods) => `lost-cookie-${goods.product}`.padEnd(32, '.');

test.each([
  ['another guest', async () => aGuest('key')],
  ['a customer', async () => (await aCustomer()).headers],
])('returns a new guest’s order when its key is sent again by %s (B-62)', async (_who, aCaller) => {
  const [goods, headers] = [await aProduct(), await aCaller()];
  const key = aSecret(goods);
  const first = await oneClick(keyed({}, key), oneClickOf(goods));
  const again = await oneClick(keyed(headers, key), oneClickOf(goods));

  expect([first.status, again.envelope]).toEqual([200, first.envelope]);
  expect((await stockOf(goods)).moves).toBe(1);
});

test('rejects a changed body under a key with which a new guest has ordered', async () => {
  const goods = await aProduct();
  await oneClick(keyed({}, aSecret(goods)), oneClickOf(goods));
  const changed = await oneClick(keyed(aGuest('key'), aSecret(goods)), oneClickOf(goods, 2));

  expect(changed.status).toBe(422);
  expect((await stockOf(goods)).moves).toBe(1);
});

test('creates a separate order when a guest’s key is repeated without the cookie', async () => {
  const goods = await aProduct();
  const send = (headers: Headers) => oneClick(keyed(headers, aSecret(goods)), oneClickOf(goods));
  const first = await send(aGuest('key'));
  const other = await send({});

  expect([first.status, other.status]).toEqual([200, 200]);
  expect(Object(other.envelope.data).id).not.toBe(Object(first.envelope.data).id);
});

test('creates a separate order when the key of a new guest is short', async () => {
  const goods = await aProduct();
  const key = `short-${goods.product}`;
  await oneClick(keyed({}, key), oneClickOf(goods));
  await oneClick(keyed(aGuest('key'), key), oneClickOf(goods));
  expect((await stockOf(goods)).moves).toBe(2);
});

test('rejects a key already used with another body and creates no order', slow, async () => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct({ stock: 5000 })];
  const first = checkoutOf([goods]);
  expect((await place(keyed(headers, 'taken'), first)).status).toBe(200);
  const other = fc.record({
    full_name: fc.stringMatching(/^[A-Za-z]{1,20}$/),
    comment: fc.stringMatching(/^[a-z ]{0,20}$/),
    lines: fc.constantFrom(first.lines, checkoutOf([goods], {}, 2).lines),
  });

  await fc.assert(
    fc.asyncProperty(other, async (changed) => {
      const response = await place(keyed(headers, 'taken'), { ...first, ...changed });
      expect(response.status).toBe(422);
    }),
    { numRuns: PAIRS },
  );
  expect(await stockOf(goods)).toEqual({ left: 4999, moved: -1, moves: 1 });
});

test('creates separate orders when several callers use the same key', slow, async () => {
  const goods = await aProduct({ stock: 5000 });
  const callers = await Promise.all(Array.from({ length: 50 }, () => aCustomer()));
  const guests = Array.from({ length: 50 }, () => aGuest('key'));
  const ids = new Set<unknown>();
  for (let round = 0; round < ROUNDS; round++) {
    const key = `shared-${round}`;
    const responses = await Promise.all([
      ...callers.map(({ headers }) => place(keyed(headers, key), checkoutOf([goods]))),
      ...guests.map((headers) => oneClick(keyed(headers, key), oneClickOf(goods))),
    ]);
    for (const { envelope } of responses) ids.add(Reflect.get(Object(envelope.data), 'id'));
  }
  expect(ids.size).toBe(100 * ROUNDS);
  expect((await stockOf(goods)).left).toBe(5000 - 100 * ROUNDS);
});

test('finds an order by its key when its response was lost (B-62)', async () => {
  const { ports } = await testShop();
  const [{ headers, id }, goods] = [await aCustomer(), await aProduct({ stock: 1 })];
  const died = new Promise<void>((resolve) => {
    const reread = () => {
      resolve();
      return new Promise<void>(() => {});
    };
    const dying = documentedApp({ ...ports, catalog: { ...ports.catalog, reread } });
    const sent = dying.request(`${API_BASE}/order/order`, {
      method: 'POST',
      headers: { ...keyed(headers, 'lost'), 'content-type': 'application/json' },
      body: JSON.stringify(checkoutOf([goods])),
    });
    void sent;
  });
  await died;

  const again = await place(keyed(headers, 'lost'), checkoutOf([goods]));
  expect(again.status).toBe(200);
  const hers = await ports.db.select().from(orders).where(eq(orders.customerId, id));
  expect(hers.map((order) => order.id)).toEqual([Reflect.get(Object(again.envelope.data), 'id')]);
});

test('finds each of a customer’s orders by its key (B-62)', async () => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const [first, second] = [keyed(headers, 'first'), keyed(headers, 'second')];
  const send = async (given: typeof first) => resultOf(await place(given, checkoutOf([goods])));
  const made = [await send(first), await send(second)];

  expect(await send(first)).toEqual(made[0]);
  expect(await send(second)).toEqual(made[1]);
  expect((await stockOf(goods)).moves).toBe(2);
});

test('finds an order by its key after its address was deleted', async () => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const form = { ...TASHKENT, house: 'Navoiy 1' };
  const { id } = await read('address.add', '/order/address', { headers, body: form });
  const body = checkoutOf([goods], { delivery: { type: 'address', address: id } });
  const first = await place(keyed(headers, 'address'), body);
  expect(first.status).toBe(200);
  await request(`/order/address/${id}`, { headers, method: 'DELETE' });

  expect(await place(keyed(headers, 'address'), body)).toMatchObject(resultOf(first));
  expect((await place(keyed(headers, 'other-address'), body)).status).toBe(404);
  expect((await stockOf(goods)).moves).toBe(1);
});

test('finds an order by its key after its payment method was withdrawn', async () => {
  const [customer, goods] = [await aCustomer(), await aProduct()];
  const headers = { ...customer.headers, 'idempotency-key': 'payment' };
  const body = checkoutOf([goods], { payment: 'payme' });
  const shop = await aPayingShop();
  const first = await shop.sendJson('/order/order', { headers }, body);
  expect(first.status).toBe(200);

  const again = await place(headers, body);
  expect(again).toMatchObject({ status: 200, envelope: await first.json() });
  expect((await place(keyed(headers, 'other-payment'), body)).status).toBe(422);
  expect((await stockOf(goods)).moves).toBe(1);
});

test('finds a one-click order by its key after its product was withdrawn', async () => {
  const { ports } = await testShop();
  const [guest, goods] = [aGuest('key'), await aProduct()];
  const first = await oneClick(keyed(guest, 'withdrawn'), oneClickOf(goods));
  expect(first.status).toBe(200);
  await ports.db.update(variants).set({ isWithdrawn: true }).where(eq(variants.id, goods.variant));

  const again = await oneClick(keyed(guest, 'withdrawn'), oneClickOf(goods));
  expect(again).toMatchObject(resultOf(first));
  expect((await oneClick(keyed(guest, 'other-goods'), oneClickOf(goods))).status).toBe(404);
  // Restores the SKU, because other tests count listed products.
  await ports.db.update(variants).set({ isWithdrawn: false }).where(eq(variants.id, goods.variant));
  await productsChanged(ports.db, [goods.product]);
});

test('accepts the same key again after an order with an invalid address was rejected', async () => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const body = checkoutOf([goods], { delivery: { type: 'address', address: 99_999_999 } });
  expect((await place(keyed(headers, 'no-address'), body)).status).toBe(404);
  expect((await place(keyed(headers, 'no-address'), checkoutOf([goods]))).status).toBe(200);
});

test('accepts the same key again after a rejected order', async () => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct({ stock: 1 })];
  const key = keyed(headers, 'refused');
  expect((await place(key, checkoutOf([goods], {}, 2))).status).toBe(409);
  expect((await place(key, checkoutOf([goods]))).status).toBe(200);
});

test('creates two orders when the same request is sent twice with an empty key', async () => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const send = () => place(keyed(headers, ''), checkoutOf([goods]));
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect((await stockOf(goods)).moves).toBe(2);
});

test.each([
  ['that is a space', 200, ' '],
  ['in Cyrillic', 422, 'ключ'],
  ['of 201 characters', 422, 'x'.repeat(201)],
])('responds to an idempotency key %s with %i', async (_case, expected, key) => {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const encoded = Buffer.from(key, 'utf8').toString('latin1');
  const { status } = await place(keyed(headers, encoded), checkoutOf([goods]));
  // HTTP strips spaces around a header value, so a key that is a space counts as no key.
  expect(status).toBe(expected);
});
