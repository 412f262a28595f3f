import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '@/api/shared/env';
import { startMock } from '@/packages/mock/server/start';
import { openSeeded } from '@/packages/mock/worlds/snapshot';
import { aWorld } from './a-world';

async function aStrictWorld() {
  const world = await aWorld();
  await world.request('POST /mock/world', { body: { strict: true } });
  return world;
}

/** Starts a separate mock for the test. */
async function aMock(env: Record<string, string>) {
  const { address, stop } = await startMock(
    readEnv({ API_PORT: '0', NODE_ENV: 'test', ...env }),
    openSeeded,
  );
  onTestFinished(stop);
  return async (call: string, world?: string) => {
    const [method, path] = call.split(' ');
    const headers = { ...(world && { 'x-world': world }) };
    const response = await fetch(`${address}${path}`, { headers, ...(method && { method }) });
    const { data } = await response.json();
    return { status: response.status, data };
  };
}

test.each([
  ['GET /catalog/product?colour=1', null, "product.list has no query 'colour'"],
  ['GET /catalog/product?sizee=1', null, "query 'sizee' (did you mean 'size'?)"],
  ['GET /core/settings?size=1', null, "site.settings has no query 'size'"],
  ['POST /product/seen', { product: 1, times: 2 }, "body 'times'"],
  [
    'POST /order/quote',
    { lines: [{ sub_product: 1, amout: 1 }] },
    "body 'lines.amout' (did you mean 'lines.amount'?)",
  ],
])('refuses %s with the body %j in a strict world', async (call, body, detail) => {
  const { request } = await aStrictWorld();
  expect(await request(call, body ? { body } : {})).toMatchObject({
    status: 422,
    data: { detail: expect.stringContaining(detail) },
  });
});

test('a tolerant world reports unknown names and paths instead of returning 422', async () => {
  const { request } = await aWorld();
  expect((await request('GET /catalog/product?colour=1')).status).toBe(200);
  expect((await request('GET /nothing/here')).status).toBe(404);
  const outside = [
    { call: 'product.list', unknown: ["query 'colour'"] },
    { call: null, path: '/api/v1/nothing/here', status: 404 },
  ];
  expect((await request('GET /mock/journal')).data).toMatchObject({ results: outside });
  expect((await request('POST /mock/report')).data).toMatchObject({
    ok: false,
    outside_contract: outside,
    unexpected: [],
  });
});

test('a strict world accepts names that the contract defines, in queries and in forms', async () => {
  const { request, raw } = await aStrictWorld();
  expect((await request('GET /catalog/product?size=3&values=1&values=2')).status).toBe(200);
  const form = await raw('POST /user/send-code', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    text: 'phone=998901234567',
  });
  expect(form.status).toBe(200);
  expect((await request('POST /mock/report')).data).toMatchObject({ ok: true });
});

test('reports faults that were applied too rarely, and unexpected requests', async () => {
  const { request } = await aWorld();
  const regions = { path: '/core/regions', kind: 'status', status: 500 };
  await request('POST /mock/faults', { body: { ...regions, times: 2 } });
  await request('POST /mock/faults', { body: { path: '/order/wish', kind: 'hang' } });
  await request('GET /core/regions');
  await request('GET /core/settings');
  await request('POST /product/seen', { body: { product: 1 } });
  await request('POST /mock/verify', { body: { path: '/product/seen', times: 1 } });

  const expected = [{ method: 'GET', path: '/core/settings' }];
  expect((await request('POST /mock/report', { body: { expected } })).data).toMatchObject({
    ok: false,
    unused_faults: [
      { path: '/order/wish', hits: 0 },
      { path: '/core/regions', hits: 1 },
    ],
    unexpected: [{ path: '/api/v1/core/regions' }],
    outside_contract: [],
    failed_unasked: [],
  });
});

test('lists and describes worlds, and recreates a deleted world on its next use', async () => {
  const { name, request } = await aWorld();
  expect((await request('GET /mock/world')).status).toBe(404);
  await request('POST /mock/settings', { body: { return_days: 9 } });
  await request('GET /core/settings');
  const described = { name, strict: false, calls: 1, faults: 0, sms: 0, snapshots: [] };
  expect((await request('GET /mock/world')).data).toMatchObject(described);
  const { data } = await request('GET /mock/worlds');
  expect((data as { results: object[] }).results).toContainEqual(
    expect.objectContaining(described),
  );

  await request('DELETE /mock/world');
  expect((await request('GET /mock/world')).status).toBe(404);
  expect((await request('GET /core/settings')).data).not.toMatchObject({ return_days: 9 });
});

test('returns 410 for an evicted world until it is reset', async () => {
  const request = await aMock({ MOCK_WORLDS_MAX: '2' });
  const settings = 'GET /api/v1/core/settings';
  await request('GET /readyz');
  await request(settings, 'one');
  await request(settings, 'two');
  // The default world does not count toward the limit.
  expect((await request('GET /mock/world', 'one')).status).toBe(200);
  await request(settings, 'three');

  for (const call of [settings, 'GET /mock/journal', 'GET /mock/world']) {
    expect(await request(call, 'one')).toMatchObject({
      status: 410,
      data: { detail: expect.stringContaining("the world 'one' was evicted, because more than 2") },
    });
  }
  expect((await request('POST /mock/reset', 'one')).status).toBe(200);
  expect((await request(settings, 'one')).status).toBe(200);
});

test('with MOCK_STRICT, requests must name a world, and worlds are strict', async () => {
  const request = await aMock({ MOCK_STRICT: '1' });
  const nameless = { status: 422, data: { detail: expect.stringContaining('name a world in') } };
  expect(await request('GET /api/v1/core/settings')).toMatchObject(nameless);
  expect(await request('POST /mock/reset')).toMatchObject(nameless);
  for (const call of ['GET /mock/worlds', 'GET /readyz', 'GET /mock/openapi.json']) {
    expect([call, (await request(call)).status]).toEqual([call, 200]);
  }
  expect((await request('GET /api/v1/openapi.json')).status).toBe(200);
  expect((await request('GET /api/v1/core/settings', 'one')).status).toBe(200);
  expect((await request('GET /api/v1/core/settings?a=1', 'one')).status).toBe(422);
});
