import { expect, test } from 'vitest';
import { aWorld } from './a-world';

type World = Awaited<ReturnType<typeof aWorld>>;
type List = { count: number; results: { amount: number; sub_product: number }[] };

async function inScenario(name: string) {
  const world = await aWorld();
  const { status, data } = await world.request('POST /mock/scenario', { body: { name } });
  expect(status).toBe(200);
  return { ...world, made: data };
}

const listOf = async ({ request }: Pick<World, 'request'>) =>
  (await request('GET /catalog/product?size=100')).data as List;

test('the empty shop has no products for sale', async () => {
  const world = await inScenario('empty shop');
  expect(await listOf(world)).toMatchObject({ count: 0, results: [] });
  expect((await world.request('GET /catalog/product/1')).status).toBe(410);
});

test('the sold-out shop lists only sold-out products and rejects them in the cart', async () => {
  const world = await inScenario('sold out');
  const { count, results } = await listOf(world);
  expect(count).toBeGreaterThan(100);
  expect(results.filter(({ amount }) => amount > 0)).toEqual([]);
  const body = { sub_product: results[0]?.sub_product, amount: 1 };
  expect((await world.request('POST /order/cart', { body })).status).toBe(422);
});

test('the scenario’s sale ends when the clock advances by a minute', async () => {
  const { request, made } = await inScenario('sale ends in a minute');
  const { sale, ends_at } = made as { sale: number; ends_at: string };
  expect((await request(`GET /sale/detail/${sale}`)).data).toMatchObject({ _id: sale, ends_at });
  const { data } = await request('POST /mock/time', { body: { advance_seconds: 60 } });
  expect(data).toEqual({ now: ends_at });
});

test('the customer scenario has three orders with different statuses', async () => {
  const { request, made } = await inScenario('customer with three orders');
  const { token, orders } = made as { token: string; orders: number[] };
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await request('GET /order/order', { headers });
  const { results } = data as { results: { id: number; status: string }[] };
  const statuses = new Map(results.map(({ id, status }) => [id, status]));
  expect(orders.map((id) => statuses.get(id))).toEqual(['done', 'in_progress', 'new']);
});

test.each([
  ['customer with three orders', 'sold out', 'fewer are in stock'],
  ['customer with three orders', 'empty shop', 'fewer are in stock'],
  ['sale ends in a minute', 'end of all sales', 'no sale on the home page is open'],
])('refuses, in English, to start the scenario "%s" after "%s"', async (name, before, detail) => {
  const { request } = await aWorld();
  if (before === 'end of all sales') {
    await request('POST /mock/time', { body: { advance_seconds: 1_000_000_000 } });
  } else await request('POST /mock/scenario', { body: { name: before } });
  expect(await request('POST /mock/scenario', { body: { name } })).toMatchObject({
    status: 409,
    data: { detail: expect.stringContaining(detail) },
  });
});

test('sets the maintenance notice in both languages', async () => {
  const { request } = await inScenario('maintenance');
  expect((await request('GET /core/settings')).data).toMatchObject({
    modal_title: { uz: 'Texnik ishlar', ru: 'Технические работы' },
  });
});

test('the slow backend delays responses by 1.5 s', async () => {
  const { request } = await inScenario('slow backend');
  expect((await request('GET /core/regions')).status).toBe(200);
  const { data } = await request('GET /mock/journal');
  const [entry] = (data as { results: { duration_ms: number }[] }).results;
  expect(entry?.duration_ms).toBeGreaterThanOrEqual(1490);
});

const dear = (price: number) => ({ sub_product: 1, price, discounted_price: null });

/** Creates a shopper with one unit in the cart, in a world with its own price, clock and fault. */
async function aFullWorld() {
  const world = await aWorld();
  const customer = await world.signIn();
  const line = { sub_product: 1, amount: 1 };
  await world.request('POST /order/cart', { headers: customer, body: line });
  await world.request('POST /mock/price', { body: dear(77_000_111) });
  await world.request('POST /mock/time', { body: { advance_seconds: 60 } });
  const fault = { path: '/core/regions', kind: 'status', status: 500, times: 2 };
  await world.request('POST /mock/faults', { body: fault });
  await world.request('GET /core/regions');
  await world.request('POST /mock/snapshot', { body: { name: 'full' } });
  const stateOf = async () => ({
    cart: (await world.request('GET /order/cart', { headers: customer })).data,
    dear: (await world.request('GET /catalog/product?price_min=77000000')).data,
    now: (await world.request('POST /mock/time')).data,
    faults: (await world.request('GET /mock/faults')).data,
  });
  return { ...world, customer, stateOf };
}

test('restores the state of a snapshot any number of times', async () => {
  const { request, customer, stateOf } = await aFullWorld();
  const before = await stateOf();
  expect(before).toMatchObject({
    cart: { count: 1 },
    dear: { count: 1 },
    faults: { results: [{ times: 2, hits: 1 }] },
  });

  for (let round = 0; round < 2; round += 1) {
    const more = { sub_product: 1, amount: 2 };
    await request('POST /order/cart', { headers: customer, body: more });
    await request('POST /mock/price', { body: dear(88_000_111) });
    await request('POST /mock/time', { body: { advance_seconds: 60 } });
    await request('DELETE /mock/faults');
    expect(await stateOf()).not.toEqual(before);
    expect((await request('POST /mock/restore', { body: { name: 'full' } })).status).toBe(200);
    expect(await stateOf()).toEqual(before);
  }
});

test('generates the same tokens and ids again after a restore', async () => {
  const { request, customer } = await aFullWorld();
  const make = async () => {
    const signedIn = await request('POST /mock/sign-in', { body: { phone: '998907654321' } });
    const body = { region: 1, district: 1, house: '1' };
    const address = await request('POST /order/address', { headers: customer, body });
    return [signedIn.data, address.status, address.data];
  };
  const first = await make();
  await request('POST /mock/restore', { body: { name: 'full' } });
  expect(await make()).toEqual(first);
});

test('keeps a snapshot in its world until a reset', async () => {
  const [{ request }, other] = [await aFullWorld(), await aWorld()];
  const body = { name: 'full' };
  expect((await other.request('POST /mock/restore', { body })).status).toBe(404);
  expect((await request('GET /mock/world')).data).toMatchObject({ snapshots: ['full'] });
  await request('POST /mock/reset');
  expect((await request('POST /mock/restore', { body })).status).toBe(404);
});
