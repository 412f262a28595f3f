import { expect, test } from 'vitest';
import { aWorld } from './a-world';

const REGIONS = 'GET /core/regions';

async function failing(fault: object) {
  const world = await aWorld();
  await world.request('POST /mock/faults', { body: { path: '/core/regions', ...fault } });
  return world;
}

test('a status fault sends its own headers and the shop’s error envelope', async () => {
  const headers = { 'retry-after': '7' };
  const { raw } = await failing({ kind: 'status', status: 429, detail: 'Kuting', headers });
  const response = await raw(REGIONS);

  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
  expect(await response.json()).toMatchObject({ status: false, data: { detail: 'Kuting' } });
});

test('a delay fault delays the real response', async () => {
  const { request } = await failing({ kind: 'delay', ms: 400 });
  const began = performance.now();
  expect(await request(REGIONS)).toMatchObject({ status: 200, data: { count: 14 } });
  expect(performance.now() - began).toBeGreaterThan(390);
});

test('never responds to a request with a hang fault, but responds to other requests', async () => {
  const { request, raw } = await failing({ kind: 'hang' });
  let hasResponse = false;
  raw(REGIONS).then(
    () => {
      hasResponse = true;
    },
    () => {},
  );
  for (let round = 0; round < 5; round += 1) await request('GET /core/settings');
  expect(hasResponse).toBe(false);
});

test.each(['DELETE /mock/world', 'POST /mock/reset'])(
  'closes a hanging request on %s',
  async (call) => {
    const { request, raw } = await failing({ kind: 'hang' });
    const hanging = expect(raw(REGIONS)).rejects.toThrow('fetch failed');
    await expect
      .poll(async () => (await request('GET /mock/faults')).data)
      .toMatchObject({
        results: [{ hits: 1 }],
      });

    expect((await request(call)).status).toBe(200);
    await hanging;
  },
);

test('a reset fault closes the connection without a response', async () => {
  const { raw } = await failing({ kind: 'reset' });
  await expect(raw(REGIONS)).rejects.toThrow('fetch failed');
});

test('a truncate fault ends a response after the given number of bytes', async () => {
  const { raw } = await failing({ kind: 'truncate', bytes: 25 });
  const response = await raw(REGIONS);
  const reader = response.body?.getReader();
  const first = await reader?.read();

  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(25);
  expect(first?.value?.length).toBe(25);
  await expect(reader?.read()).rejects.toThrow('terminated');
});

test('a drip fault sends the whole response slowly', async () => {
  const { raw } = await failing({ kind: 'drip', bytes: 200, ms: 20 });
  const began = performance.now();
  const text = await (await raw(REGIONS)).text();

  expect(JSON.parse(text).data.count).toBe(14);
  expect(performance.now() - began).toBeGreaterThan((text.length / 200 - 1) * 20);
});

test('malformed, wrong_shape, html and empty faults send their own bodies', async () => {
  const { raw, request } = await aWorld();
  const respond = async (fault: object) => {
    await request('POST /mock/faults', { body: { path: '/core/regions', times: 1, ...fault } });
    const response = await raw(REGIONS);
    return { status: response.status, text: await response.text() };
  };

  const malformed = await respond({ kind: 'malformed' });
  expect(() => JSON.parse(malformed.text)).toThrow(SyntaxError);
  const strange = await respond({ kind: 'wrong_shape', data: { results: 'none' } });
  expect(JSON.parse(strange.text)).toMatchObject({ status: true, data: { results: 'none' } });
  expect((await respond({ kind: 'html', status: 502 })).text).toMatch(/^<!doctype html>/);
  expect(await respond({ kind: 'empty' })).toEqual({ status: 204, text: '' });
});

test('applies a fault the given number of times, or only to the nth request', async () => {
  const { request } = await aWorld();
  const statuses = async () => {
    const found = [];
    for (let round = 0; round < 4; round += 1) found.push((await request(REGIONS)).status);
    return found;
  };
  const fault = { path: '/core/regions', kind: 'status', status: 500 };

  await request('POST /mock/faults', { body: { ...fault, times: 2 } });
  expect(await statuses()).toEqual([500, 500, 200, 200]);
  await request('POST /mock/faults', { body: { ...fault, nth: 3 } });
  expect(await statuses()).toEqual([200, 200, 500, 200]);
  await request('POST /mock/faults', { body: fault });
  expect(await statuses()).toEqual([500, 500, 500, 500]);
  await request('DELETE /mock/faults');
  expect(await statuses()).toEqual([200, 200, 200, 200]);
});

test.each([
  [2, 3],
  [3, 2],
])(
  'counts requests separately for a fault of request %i and a fault of request %i',
  async (...nths) => {
    const { request } = await aWorld();
    for (const nth of nths) {
      const body = { path: '/core/regions', kind: 'status', status: 500, nth };
      await request('POST /mock/faults', { body });
    }
    const statuses = [];
    for (let round = 0; round < 4; round += 1) statuses.push((await request(REGIONS)).status);

    expect(statuses).toEqual([200, 500, 500, 200]);
  },
);

test.each([
  ['/catalog/product/:slug', 'GET /catalog/product/1'],
  ['/api/v1/catalog/product/:slug', 'GET /catalog/product/1'],
  ['/catalog/*', 'GET /catalog/product/short/1'],
  ['*', 'GET /core/settings'],
])('applies a fault on path %s to %s', async (path, call) => {
  const { request } = await aWorld();
  await request('POST /mock/faults', { body: { path, kind: 'status', status: 503 } });
  expect((await request(call)).status).toBe(503);
});

test.each([
  ['/catalog/product/:slug', 'GET /catalog/product/short/1'],
  ['/catalog/product/:slug', 'GET /catalog/product'],
])('does not apply a fault on path %s to %s', async (path, call) => {
  const { request } = await aWorld();
  await request('POST /mock/faults', { body: { path, kind: 'status', status: 503 } });
  expect((await request(call)).status).toBe(200);
});

test('does not apply a fault to a request with another method', async () => {
  const { request } = await aWorld();
  const body = { method: 'post', path: '/order/cart', kind: 'status', status: 500 };
  await request('POST /mock/faults', { body });

  expect((await request('GET /order/cart')).status).toBe(200);
  expect((await request('POST /order/cart', { body: {} })).status).toBe(500);
});

test('applies a fault only to browser requests or only to server reads', async () => {
  const { request } = await aWorld();
  const through = { headers: { 'x-forwarded-host': 'localhost:3000' } };
  const body = { path: '/core/regions', kind: 'status', status: 500, times: 2 };
  await request('POST /mock/faults', { body: { ...body, from: 'browser' } });
  expect([(await request(REGIONS)).status, (await request(REGIONS, through)).status]).toEqual([
    200, 500,
  ]);

  await request('DELETE /mock/faults');
  await request('POST /mock/faults', { body: { ...body, from: 'server' } });
  expect([(await request(REGIONS)).status, (await request(REGIONS, through)).status]).toEqual([
    500, 200,
  ]);
});

test('processes a request even if a fault discards its response', async () => {
  const { request } = await aWorld();
  const fault = { method: 'POST', path: '/order/cart', kind: 'status', status: 502, times: 1 };
  const line = { body: { sub_product: 1, amount: 1 } };
  const { cookie } = await request('POST /order/cart', line);
  const guest = { headers: { cookie } };
  await request('POST /mock/faults', { body: { ...fault, after: true } });
  const amount = async () => (await request('GET /order/cart', guest)).data;

  const more = { ...guest, body: { sub_product: 1, amount: 2 } };
  expect((await request('POST /order/cart', more)).status).toBe(502);
  expect(await amount()).toMatchObject({ results: [{ amount: 2 }] });
});

test.each([
  ['keeps', 'malformed'],
  ['keeps', 'wrong_shape'],
  ['keeps', 'empty'],
  ['drops', 'html'],
])(
  '%s the guest cookie when the fault "%s" replaces the body of the response',
  async (outcome, kind) => {
    const isGuest = outcome === 'keeps';
    const { request, raw } = await failing({
      kind,
      method: 'POST',
      path: '/order/wish',
      after: true,
    });
    const { headers } = await raw('POST /order/wish', { body: { product: 1 } });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie.startsWith('sid=')).toBe(isGuest);

    const { data } = await request('GET /order/wish', { headers: { cookie } });
    expect(data).toMatchObject({ count: isGuest ? 1 : 0 });
  },
);

test('applies and records a fault only in its own world', async () => {
  const { request } = await failing({ kind: 'empty' });
  const other = await aWorld();
  await (await failing({ kind: 'reset' })).raw(REGIONS).catch(() => {});
  await request('GET /core/settings');
  await other.request(REGIONS);

  expect((await request('GET /mock/journal')).data).toMatchObject({ results: [{ fault: null }] });
  expect((await other.request('GET /mock/faults')).data).toEqual({ results: [], count: 0 });
});
