import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { startMock } from '@/packages/mock/server/start';
import { openSeeded } from '@/packages/mock/worlds/snapshot';
import { readText } from '@/server/edge/read-body';
import { listening } from '@/tests/support/process/listening';
import { aProduct } from './a-product';
import { aWorld } from './a-world';

type Report = { outside_contract: { path: string }[]; ok: boolean };

test('reports nothing after a payment on the sandbox page', async () => {
  const world = await aWorld();
  const headers = await world.signIn();
  const { variant } = await aProduct(world);
  const price = variant.discounted_price ?? variant.price;
  const body = {
    lines: [{ sub_product: variant.id, amount: 1, price }],
    full_name: 'Aziza',
    phone_number: '998901112233',
    payment: 'sandbox',
    delivery: { type: 'pickup', point: 1 },
  };
  const { data: order } = await world.request('POST /order/order', { headers, body });
  const { id } = order as { id: number };
  const started = await world.request(`POST /order/order/${id}/payment`, {
    headers,
    body: { provider: 'sandbox' },
  });
  const { redirect_url: page } = started.data as { redirect_url: string };
  const path = page.slice('/api/v1'.length);
  expect((await world.raw(`GET ${path}`)).status).toBe(200);
  const form = new FormData();
  form.append('outcome', 'confirm');
  await world.raw(`POST ${path}`, { form });
  await world.raw('GET /openapi.json');
  await world.raw('GET /docs');

  const { data } = await world.request('POST /mock/report', { body: {} });
  expect(data).toMatchObject({ ok: true, outside_contract: [] });
});

test('reports a mistyped path that resembles a page of the shop', async () => {
  const world = await aWorld();
  for (const path of ['/payment', '/payment/sandbox', '/payment/sandbox/a/b', '/payment/click/pay'])
    await world.raw(`GET ${path}`);
  const { data } = await world.request('POST /mock/report', { body: {} });
  expect((data as Report).outside_contract).toHaveLength(4);
});

const puts = { method: 'POST', path: '/order/cart' };
const line = { sub_product: 1, amount: 1 };

test('a verification waits up to within_ms for a request', async () => {
  const { request } = await aWorld();
  const body = { ...puts, when: { body: line }, times: 1, within_ms: 20_000 };
  const verified = request('POST /mock/verify', { body });
  // When the world responds to this request, the verification is already waiting.
  await request('GET /order/cart');
  await request('POST /order/cart', { body: line });
  expect(await verified).toMatchObject({ status: 200, data: { count: 1 } });
});

test('a verification fails when within_ms has elapsed', async () => {
  const { request } = await aWorld();
  const refused = await request('POST /mock/verify', { body: { ...puts, within_ms: 50 } });
  expect(refused).toMatchObject({ status: 409, data: { count: 0 } });
});

test('a verification that expects no request fails as soon as one arrives', async () => {
  const { request } = await aWorld();
  const none = request('POST /mock/verify', { body: { ...puts, times: 0, within_ms: 20_000 } });
  await request('GET /order/cart');
  await request('POST /order/cart', { body: line });
  expect(await none).toMatchObject({ status: 409, data: { count: 1 } });
});

test('aborts a waiting verification when the world is reset', async () => {
  const { request } = await aWorld();
  const waiting = request('POST /mock/verify', { body: { ...puts, within_ms: 20_000 } });
  await request('GET /order/cart');
  await request('POST /mock/reset');
  expect((await waiting).status).toBe(409);
});

/** Starts a mock, and a stub of a storefront that records the notifications from the mock. */
async function aMockWithStorefront() {
  const notifications: unknown[] = [];
  const storefront = createServer(async (request, response) => {
    notifications.push(JSON.parse((await readText(request, 10_000)) ?? ''));
    response.writeHead(200).end('{}');
  });
  const REVALIDATE_URL = `http://127.0.0.1:${await listening(storefront)}/api/revalidate`;
  onTestFinished(() => void storefront.close());
  const secret = { REVALIDATE_URL, REVALIDATE_SECRET: 'a-secret-of-sixteen' };
  const env = readEnv({ NODE_ENV: 'test', API_PORT: '0', ...secret });
  const { address, stop } = await startMock(env, openSeeded);
  onTestFinished(stop);
  /** Returns the notifications that the storefront receives during the request. */
  return async (call: string, body?: object) => {
    const [method = '', path = ''] = call.split(' ');
    notifications.length = 0;
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(200);
    return [...notifications];
  };
}

test('a fault that affects server reads notifies the storefront before the response', async () => {
  const send = await aMockWithStorefront();
  const dropped = [{ tags: ['site'], drop: true }];
  const fault = { kind: 'status', status: 500 };
  const faults = 'POST /mock/faults';
  expect(await send(faults, { ...fault, path: '/order/cart' })).toEqual([]);
  expect(await send('DELETE /mock/faults')).toEqual([]);
  expect(await send(faults, { ...fault, path: '*', from: 'browser' })).toEqual([]);
  expect(await send(faults, { ...fault, path: '*', method: 'POST' })).toEqual([]);
  expect(await send(faults, { ...fault, path: '*', keep_pages: true })).toEqual([]);
  expect(await send(faults, { ...fault, path: '/catalog/product/:slug' })).toEqual(dropped);
  expect(await send('POST /mock/snapshot', { name: 'faulty' })).toEqual([]);
  expect(await send('DELETE /mock/faults')).toEqual(dropped);
  expect(await send('POST /mock/scenario', { name: 'slow backend' })).toEqual(dropped);
  expect(await send('POST /mock/restore', { name: 'faulty' })).toEqual(dropped);
});
