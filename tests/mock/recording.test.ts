import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { served } from '@/tests/support/page/served';
import { aWorld } from './a-world';

/** Starts a backend that records all requests and sends each one its sequence number. */
async function aBackend() {
  const incoming: IncomingMessage[] = [];
  const backend = await served((req, res) => {
    incoming.push(req);
    res.setHeader('set-cookie', 'sid=of-the-backend; Path=/');
    res.writeHead(req.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ status: true, data: { round: incoming.length }, message: null }));
  });
  return { incoming, backend };
}

const line = { body: { sub_product: 1, amount: 1 } };

async function session({ request }: Awaited<ReturnType<typeof aWorld>>) {
  return [
    await request('GET /order/cart'),
    await request('POST /order/cart', line),
    await request('GET /order/cart'),
    await request('GET /catalog/product'),
    await request('GET /catalog/product?page=2'),
    await request('POST /order/cart', { body: { sub_product: 2, amount: 1 } }),
  ];
}

test('records a session against a backend and replays it in another world', async () => {
  const { backend, incoming } = await aBackend();
  const recording = await aWorld();
  await recording.request('POST /mock/recording', { body: { backend } });
  const first = await session(recording);
  expect(first.map(({ data }) => data)).toEqual([1, 2, 3, 4, 5, 6].map((round) => ({ round })));

  const { data } = await recording.request('GET /mock/recording');
  const { results, left_out } = data as { results: object[]; left_out: number };
  expect([results.length, left_out]).toEqual([6, 0]);
  const kept = JSON.parse(JSON.stringify({ answers: results }));
  const replaying = await aWorld();
  expect(await replaying.request('POST /mock/replay', { body: kept })).toMatchObject({
    status: 200,
  });

  expect(await session(replaying)).toEqual(first);
  const report = await replaying.request('POST /mock/report');
  expect(report.data).toMatchObject({ unused_faults: [] });
  expect(incoming).toHaveLength(6);
});

test('replays the last response to an equal request and serves others from the shop', async () => {
  const { backend } = await aBackend();
  const world = await aWorld();
  await world.request('POST /mock/recording', { body: { backend } });
  await session(world);
  await world.request('POST /mock/replay');
  await session(world);

  expect((await world.request('GET /order/cart')).data).toEqual({ round: 3 });
  const { data } = await world.request('GET /catalog/product?size=1');
  expect(data).toMatchObject({ results: [expect.anything()] });
});

test('forwards requests with the given headers and without browser headers', async () => {
  const { backend, incoming } = await aBackend();
  const world = await aWorld();
  const headers = { 'x-gateway-key': 'secret' };
  await world.request('POST /mock/recording', { body: { backend, headers } });
  const browser = { origin: 'http://localhost:3000', 'x-forwarded-host': 'localhost:3000' };
  await world.request('POST /order/cart?lang=ru', {
    ...line,
    headers: { ...browser, cookie: 'sid=x' },
  });

  expect(incoming[0]?.url).toBe('/api/v1/order/cart?lang=ru');
  expect(incoming[0]?.headers).toMatchObject({ 'x-gateway-key': 'secret', cookie: 'sid=x' });
  for (const name of ['x-world', 'origin', 'x-forwarded-host']) {
    expect(incoming[0]?.headers).not.toHaveProperty(name);
  }
});

test('applies faults during a recording, and uses the shop again afterward', async () => {
  const { backend, incoming } = await aBackend();
  const { request } = await aWorld();
  await request('POST /mock/recording', { body: { backend } });
  await request('POST /mock/faults', {
    body: { path: '/core/regions', kind: 'status', status: 500 },
  });
  expect((await request('GET /core/regions')).status).toBe(500);
  expect(incoming).toHaveLength(0);

  await request('DELETE /mock/recording');
  expect((await request('GET /catalog/product?size=1')).data).toMatchObject({
    count: expect.any(Number),
  });
  expect((await request('GET /mock/recording')).status).toBe(404);
  expect((await request('POST /mock/replay')).status).toBe(404);
});

test('returns 502 with the reason when the backend does not respond', async () => {
  const { request } = await aWorld();
  await request('POST /mock/recording', { body: { backend: 'http://127.0.0.1:1' } });
  const { status, data } = await request('GET /core/regions');
  expect([status, data]).toEqual([
    502,
    { detail: expect.stringMatching(/^GET http:\/\/127\.0\.0\.1:1 received no response: .+/) },
  ]);
  expect((await request('GET /mock/recording')).data).toEqual({
    results: [],
    count: 0,
    left_out: 0,
  });
});

test.each([
  [{ backend: 'shop.example' }, 'backend'],
  [{ backend: 'ftp://shop.example' }, 'backend'],
  [{ backend: 'https://shop.example', header: {} }, 'header'],
])('refuses to record with the options %j', async (body, field) => {
  const { request } = await aWorld();
  const { status, data } = await request('POST /mock/recording', { body });
  expect([status, Object.keys((data as { fields: object }).fields)]).toEqual([422, [field]]);
});
