import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { calls } from '@/lib/contract/calls';
import { startMock } from '@/packages/mock/server/start';
import { openSeeded } from '@/packages/mock/worlds/snapshot';
import { request as requestShop } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { listening } from '@/tests/support/process/listening';
import { aProduct } from './a-product';
import { aWorld, mockAddress } from './a-world';

type World = Awaited<ReturnType<typeof aWorld>>;

test('a cart exists only in its own world', async () => {
  const [one, other] = [await aWorld(), await aWorld()];
  const { variant } = await aProduct(one);
  const body = { sub_product: variant.id, amount: 1 };
  const { cookie } = await one.request('POST /order/cart', { body });
  const countIn = async ({ request }: World) =>
    (await request('GET /order/cart', { headers: { cookie } })).data;

  expect(await countIn(one)).toMatchObject({ count: 1 });
  expect(await countIn(other)).toMatchObject({ count: 0 });
});

test('applies a percent sale to a new price (D-26)', async () => {
  const one = await aWorld();
  const { variant } = await aProduct(one);
  const sell = (prices: object) =>
    one.request('POST /mock/price', { body: { sub_product: variant.id, ...prices } });
  await sell({ price: 99_999, sale_percent: 33 });
  const sold = async () => (await aProduct(one)).variant;
  expect(await sold()).toMatchObject({ discounted_price: 66_999, sale_percent: 33 });
  await sell({ price: 200_000 });
  expect(await sold()).toMatchObject({ discounted_price: 134_000, sale_percent: 33 });
  await sell({ sale_percent: null });
  expect(await sold()).toMatchObject({ discounted_price: null, sale_percent: null });
  expect((await sell({ discounted_price: 9, sale_percent: 9 })).status).toBe(422);
});

test('shows a world’s stock and prices only in its own lists, pages and carts', async () => {
  const [one, other] = [await aWorld(), await aWorld()];
  const { variant, id } = await aProduct(one);
  const change = { sub_product: variant.id, price: 77_000_111, discounted_price: null };
  await one.request('POST /mock/price', { body: change });
  await one.request('POST /mock/stock', { body: { sub_product: variant.id, amount: 2 } });
  const dear = 'GET /catalog/product?price_min=77000000';

  expect((await aProduct(one)).variant).toMatchObject({ price: 77_000_111, amount: 2 });
  expect((await one.request(dear)).data).toMatchObject({ count: 1, results: [{ id }] });
  const tooMany = { body: { sub_product: variant.id, amount: 3 } };
  expect((await one.request('POST /order/cart', tooMany)).status).toBe(422);

  expect((await aProduct(other)).variant).toEqual(variant);
  expect((await other.request(dear)).data).toMatchObject({ count: 0 });
});

test('resetting a world restores its initial state', async () => {
  const world = await aWorld();
  const { variant, id } = await aProduct(world);
  const { cookie } = await world.request('POST /order/cart', {
    body: { sub_product: variant.id, amount: 1 },
  });
  await world.request('POST /mock/withdraw', { body: { product: id } });
  await world.request('POST /mock/time', { body: { advance_seconds: 60 } });
  await world.request('POST /mock/settings', { body: { return_days: 9 } });
  expect((await world.request(`GET /catalog/product/1`)).status).toBe(410);

  await world.request('POST /mock/reset');

  expect((await aProduct(world)).variant).toEqual(variant);
  expect((await world.request('GET /order/cart', { headers: { cookie } })).data).toMatchObject({
    count: 0,
  });
  expect((await world.request('POST /mock/time')).data).toEqual({
    now: '2026-11-21T04:00:00.000Z',
  });
  expect((await world.request('GET /core/settings')).data).not.toMatchObject({ return_days: 9 });
});

test('the control endpoints stop and advance a world’s clock', async () => {
  const world = await aWorld();
  await world.request('POST /mock/time', { body: { now: '2027-03-01T00:00:00+05:00' } });
  const { data } = await world.request('POST /mock/time', { body: { advance_seconds: 86_400 } });
  expect(data).toEqual({ now: '2027-03-01T19:00:00.000Z' });
});

test('a reset world generates the same guest cookie for the same request', async () => {
  const world = await aWorld();
  const { variant } = await aProduct(world);
  const fill = () =>
    world.request('POST /order/cart', { body: { sub_product: variant.id, amount: 1 } });
  const { cookie } = await fill();
  await world.request('POST /mock/reset');
  expect((await fill()).cookie).toBe(cookie);
});

test('records a world’s requests with their response statuses', async () => {
  const world = await aWorld();
  await world.request('GET /core/cities?region=0', { headers: { 'accept-language': 'ru' } });
  await world.request('POST /product/seen', { body: { product: 1 } });
  const { data } = await world.request('GET /mock/journal');

  expect(data).toMatchObject({
    count: 2,
    results: [
      {
        method: 'GET',
        path: '/api/v1/core/cities',
        query: '?region=0',
        language: 'ru',
        status: 422,
      },
      {
        method: 'POST',
        path: '/api/v1/product/seen',
        body: { product: 1 },
        status: 200,
        fault: null,
      },
    ],
  });
});

test('accepts a world by cookie or header, and refuses an invalid name', async () => {
  const { name, request } = await aWorld();
  await request('POST /mock/settings', { body: { return_days: 9 } });
  const settings = (headers: Record<string, string>) => request('GET /core/settings', { headers });

  expect((await settings({ 'x-world': name })).data).toMatchObject({ return_days: 9 });
  const headers = { cookie: `world=${name}` };
  const byCookie = await fetch(`${await mockAddress()}/api/v1/core/settings`, { headers });
  expect((await byCookie.json()).data).toMatchObject({ return_days: 9 });
  expect((await settings({ 'x-world': "a'; drop" })).status).toBe(422);
});

test.each([
  ['POST /mock/stock', { sub_product: 99_999_999, amount: 1 }, 404],
  ['POST /mock/stock', { sub_product: 1 }, 422],
  ['POST /mock/settings', { return_days: 'many' }, 422],
  ['POST /mock/faults', { path: '/x', kind: 'earthquake' }, 422],
  ['POST /mock/time', { now: 'tomorrow' }, 422],
  ['POST /mock/nonsense', {}, 404],
])('%s with %j responds with %i', async (call, body, status) => {
  expect((await (await aWorld()).request(call, { body })).status).toBe(status);
});

test('describes the control endpoints with OpenAPI', async () => {
  const response = await (await aWorld()).raw('GET /mock/openapi.json');
  const { openapi, paths } = await response.json();
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/mock/reset', '/mock/faults']));
});

test('the real API has no control endpoints and no worlds (B-12)', async () => {
  for (const verb of ['reset', 'stock', 'time', 'faults', 'journal', 'openapi.json']) {
    const { app } = await testShop();
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect([verb, (await app.request(`/mock/${verb}`, { method })).status]).toEqual([verb, 404]);
    }
  }
  const plain = await requestShop(calls['site.settings'].replace('GET ', ''));
  const headers = { 'x-world': 'one', cookie: 'world=one' };
  const named = await requestShop(calls['site.settings'].replace('GET ', ''), { headers });
  expect(named.envelope).toEqual(plain.envelope);
});

test('the mock starts in production only with ALLOW_MOCK=1', async () => {
  const start = startMock(readEnv({ NODE_ENV: 'production', API_PORT: '0' }), openSeeded);
  await expect(start).rejects.toThrow('does not start in production without ALLOW_MOCK=1');

  const allowed = readEnv({ NODE_ENV: 'production', ALLOW_MOCK: '1', API_PORT: '0' });
  const { address, stop } = await startMock(allowed, openSeeded);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await stop();
});

test('lists a sign-in code only in its own world and accepts it only there', async () => {
  const [one, other] = [await aWorld(), await aWorld()];
  const phone = '998901234567';
  await one.request('POST /user/send-code', { body: { phone } });
  const { data } = await one.request('GET /mock/sms');

  expect(data).toMatchObject({
    count: 1,
    results: [{ phone, text: expect.stringContaining('12345') }],
  });
  expect((await other.request('GET /mock/sms')).data).toEqual({ count: 0, results: [] });
  const body = { phone, code: '12345' };
  expect((await other.request('POST /user/sign-in', { body })).status).toBe(422);
  expect(await one.request('POST /user/sign-in', { body })).toMatchObject({
    status: 200,
    data: { user: { phone } },
  });
});

test('signs a customer in immediately with a token that is valid only in this world', async () => {
  const [one, other] = [await aWorld(), await aWorld()];
  const body = { phone: '+998 90 765-43-21', first_name: 'Aziza', instalment_limit: 5_000_000 };
  const { data } = await one.request('POST /mock/sign-in', { body });
  const { token } = data as { token: string };
  const headers = { authorization: `Bearer ${token}` };

  expect((await one.request('GET /user/user_settings', { headers })).data).toMatchObject({
    first_name: 'Aziza',
    phone: '998907654321',
  });
  expect((await other.request('GET /user/user_settings', { headers })).status).toBe(401);
});

test('changes the status and payment of an order in its world only', async () => {
  const world = await aWorld();
  const headers = await world.signIn();
  const { variant } = await aProduct(world);
  const body = {
    lines: [
      { sub_product: variant.id, amount: 1, price: variant.discounted_price ?? variant.price },
    ],
    full_name: 'Aziza',
    phone_number: '998901112233',
    payment: 'sandbox',
    delivery: { type: 'pickup', point: 1 },
  };
  const made = await world.request('POST /order/order', { headers, body });
  const order = (made.data as { id: number }).id;

  await world.request('POST /mock/payment', { body: { order, status: 'confirmed' } });
  await world.request('POST /mock/order', { body: { order, status: 'in_progress' } });
  expect((await world.request(`GET /order/order/${order}`, { headers })).data).toMatchObject({
    status: 'in_progress',
    payment_status: 'confirmed',
  });
  const stranger = await aWorld();
  const refused = await stranger.request('POST /mock/order', { body: { order, status: 'done' } });
  expect(refused.status).toBe(404);
});

test('a control request fails when the storefront does not drop its cached pages', async () => {
  const storefront = createServer((_request, response) => response.writeHead(500).end());
  const REVALIDATE_URL = `http://127.0.0.1:${await listening(storefront)}/api/revalidate`;
  onTestFinished(() => void storefront.close());
  const env = { REVALIDATE_URL, REVALIDATE_SECRET: 'a-secret-of-sixteen' };
  const { address, stop } = await startMock(
    readEnv({ NODE_ENV: 'test', API_PORT: '0', ...env }),
    openSeeded,
  );
  onTestFinished(stop);
  const body = JSON.stringify({ return_days: 9 });
  const reply = await fetch(`${address}/mock/settings`, { method: 'POST', body });

  expect([reply.status, (await reply.json()).message]).toEqual([
    503,
    'the change was made, but the storefront did not drop its cached pages: status 500',
  ]);
  const { data } = await (await fetch(`${address}/api/v1/core/settings`)).json();
  expect(data).toMatchObject({ return_days: 9 });
  // A request that changes nothing does not report the failure again.
  expect((await fetch(`${address}/mock/journal`)).status).toBe(200);
});
