import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { served } from '@/tests/support/page/served';
import { aWorld } from './a-world';

/** Responds to every request with its number, and records the requests. */
async function aBackend() {
  const asked: IncomingMessage[] = [];
  const backend = await served((req, res) => {
    asked.push(req);
    res.setHeader('set-cookie', 'sid=of-the-backend; Path=/');
    res.writeHead(req.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ status: true, data: { turn: asked.length }, message: null }));
  });
  return { asked, backend };
}

const line = { body: { sub_product: 1, amount: 1 } };

async function session({ ask }: Awaited<ReturnType<typeof aWorld>>) {
  return [
    await ask('GET /order/cart'),
    await ask('POST /order/cart', line),
    await ask('GET /order/cart'),
    await ask('GET /catalog/product'),
    await ask('GET /catalog/product?page=2'),
    await ask('POST /order/cart', { body: { sub_product: 2, amount: 1 } }),
  ];
}

test('records a session against a backend and replays it in another world', async () => {
  const { backend, asked } = await aBackend();
  const recording = await aWorld();
  await recording.ask('POST /mock/recording', { body: { backend } });
  const first = await session(recording);
  expect(first.map(({ data }) => data)).toEqual([1, 2, 3, 4, 5, 6].map((turn) => ({ turn })));

  const { data } = await recording.ask('GET /mock/recording');
  const { results, left_out } = data as { results: object[]; left_out: number };
  expect([results.length, left_out]).toEqual([6, 0]);
  const kept = JSON.parse(JSON.stringify({ answers: results }));
  const replaying = await aWorld();
  expect(await replaying.ask('POST /mock/replay', { body: kept })).toMatchObject({ status: 200 });

  expect(await session(replaying)).toEqual(first);
  const report = await replaying.ask('POST /mock/report');
  expect(report.data).toMatchObject({ unused_faults: [] });
  expect(asked).toHaveLength(6);
});

test('repeats the last response of equal requests and uses the shop for others', async () => {
  const { backend } = await aBackend();
  const world = await aWorld();
  await world.ask('POST /mock/recording', { body: { backend } });
  await session(world);
  await world.ask('POST /mock/replay');
  await session(world);

  expect((await world.ask('GET /order/cart')).data).toEqual({ turn: 3 });
  const { data } = await world.ask('GET /catalog/product?size=1');
  expect(data).toMatchObject({ results: [expect.anything()] });
});

test('requests a backend as a plain client, with the given headers', async () => {
  const { backend, asked } = await aBackend();
  const world = await aWorld();
  const headers = { 'x-gateway-key': 'secret' };
  await world.ask('POST /mock/recording', { body: { backend, headers } });
  const browser = { origin: 'http://localhost:3000', 'x-forwarded-host': 'localhost:3000' };
  await world.ask('POST /order/cart?lang=ru', {
    ...line,
    headers: { ...browser, cookie: 'sid=x' },
  });

  expect(asked[0]?.url).toBe('/api/v1/order/cart?lang=ru');
  expect(asked[0]?.headers).toMatchObject({ 'x-gateway-key': 'secret', cookie: 'sid=x' });
  for (const name of ['x-world', 'origin', 'x-forwarded-host']) {
    expect(asked[0]?.headers).not.toHaveProperty(name);
  }
});

test('applies faults during a recording, and returns to the shop after it', async () => {
  const { backend, asked } = await aBackend();
  const { ask } = await aWorld();
  await ask('POST /mock/recording', { body: { backend } });
  await ask('POST /mock/faults', { body: { path: '/core/regions', kind: 'status', status: 500 } });
  expect((await ask('GET /core/regions')).status).toBe(500);
  expect(asked).toHaveLength(0);

  await ask('DELETE /mock/recording');
  expect((await ask('GET /catalog/product?size=1')).data).toMatchObject({
    count: expect.any(Number),
  });
  expect((await ask('GET /mock/recording')).status).toBe(404);
  expect((await ask('POST /mock/replay')).status).toBe(404);
});

test('returns 502 with the reason when the backend does not respond', async () => {
  const { ask } = await aWorld();
  await ask('POST /mock/recording', { body: { backend: 'http://127.0.0.1:1' } });
  const { status, data } = await ask('GET /core/regions');
  expect([status, data]).toEqual([
    502,
    { detail: expect.stringMatching(/^GET http:\/\/127\.0\.0\.1:1 is not answered: .+/) },
  ]);
  expect((await ask('GET /mock/recording')).data).toEqual({ results: [], count: 0, left_out: 0 });
});

test.each([
  [{ backend: 'shop.example' }, 'backend'],
  [{ backend: 'ftp://shop.example' }, 'backend'],
  [{ backend: 'https://shop.example', header: {} }, 'header'],
])('refuses %j as a backend', async (body, field) => {
  const { ask } = await aWorld();
  const { status, data } = await ask('POST /mock/recording', { body });
  expect([status, Object.keys((data as { fields: object }).fields)]).toEqual([422, [field]]);
});
