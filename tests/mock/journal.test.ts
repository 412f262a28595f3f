import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { report } from '@/packages/mock/control/verify';
import { Faults } from '@/packages/mock/faults/faults';
import { Journal } from '@/packages/mock/journal/journal';
import { aWorld } from './a-world';

type World = Awaited<ReturnType<typeof aWorld>>;

async function entriesOf({ request }: World) {
  const { data } = await request('GET /mock/journal');
  return (data as { results: Record<string, unknown>[] }).results;
}

test('records the endpoint, headers, response and duration of a request', async () => {
  const world = await aWorld();
  const headers = {
    'accept-language': 'ru',
    'idempotency-key': 'a-key',
    'user-agent': 'a-browser',
  };
  await world.request('GET /core/cities?region=0', { headers });
  const [entry] = await entriesOf(world);
  expect(entry).toMatchObject({
    call: 'geo.cities',
    headers: { 'accept-language': 'ru', 'idempotency-key': 'a-key', 'x-world': world.name },
    status: 422,
    answer: { status: false, data: { fields: { region: 'Проверьте значение' } } },
    duration_ms: expect.any(Number),
    given_up: false,
    fault: null,
    fault_id: null,
  });
  expect(entry?.headers).not.toHaveProperty('user-agent');
});

test('records the delay and the fault of a delayed request', async () => {
  const world = await aWorld();
  const body = { path: '/core/regions', kind: 'delay', ms: 300 };
  await world.request('POST /mock/faults', { body: { ...body, kind: 'empty', ms: undefined } });
  const { data } = await world.request('POST /mock/faults', { body });
  const [{ id } = { id: 0 }] = (data as { results: { id: number }[] }).results;
  await world.request('GET /core/regions');

  const [entry] = await entriesOf(world);
  expect(entry).toMatchObject({ fault: 'delay', fault_id: id });
  expect(entry?.duration_ms).toBeGreaterThanOrEqual(290);
  expect((await world.request('GET /mock/faults')).data).toMatchObject({
    results: [{ id, hits: 1 }, { hits: 0 }],
  });
});

test.each([
  [
    'records JSON',
    'application/json',
    ['{"sub_product":1,', '"amount":1}'],
    { sub_product: 1, amount: 1 },
    500,
  ],
  [
    'records a form',
    'application/x-www-form-urlencoded',
    ['sub_product=1', '&amount=2'],
    { sub_product: '1', amount: '2' },
    422,
  ],
  [
    'does not record a body that is too long',
    'application/json',
    ['{"sub_product":1}', ' '.repeat(70_000)],
    null,
    413,
  ],
])('%s sent without a content length', async (_what, type, pieces, body, status) => {
  const world = await aWorld();
  const when = { body: { sub_product: 1, amount: 1 } };
  const fault = { method: 'POST', path: '/order/cart', when, kind: 'status', status: 500 };
  await world.request('POST /mock/faults', { body: fault });
  const headers = { 'content-type': type };
  expect((await world.raw('POST /order/cart', { headers, pieces })).status).toBe(status);

  expect(await entriesOf(world)).toMatchObject([{ body, status }]);
});

test('records forms as fields, and files by name, type and size', async () => {
  const world = await aWorld();
  const type = 'application/x-www-form-urlencoded';
  const headers = { 'content-type': type };
  await world.raw('POST /user/send-code', { headers, text: 'phone=998901234567' });
  const form = new FormData();
  form.append('rating', '5');
  form.append('photos', new File(['1234'], 'a.png', { type: 'image/png' }));
  form.append('photos', new File(['12'], 'b.png', { type: 'image/png' }));
  await world.raw('POST /catalog/product/1/review', { form });

  expect((await entriesOf(world)).map(({ body }) => body)).toEqual([
    { phone: '998901234567' },
    {
      rating: '5',
      photos: [
        { file: 'a.png', type: 'image/png', size: 4 },
        { file: 'b.png', type: 'image/png', size: 2 },
      ],
    },
  ]);
});

test('records that the caller aborted a request, and after how long', async () => {
  const world = await aWorld();
  await world.request('POST /mock/faults', { body: { path: '/core/regions', kind: 'hang' } });
  const ending = new AbortController();
  const given = world.raw('GET /core/regions', { signal: ending.signal }).catch(() => null);
  await expect.poll(() => entriesOf(world)).toMatchObject([{ fault: 'hang' }]);
  await wait(100);
  ending.abort();
  await given;

  await expect.poll(() => entriesOf(world)).toMatchObject([{ status: null, given_up: true }]);
  const [entry] = await entriesOf(world);
  expect(entry?.duration_ms).toBeGreaterThanOrEqual(100);
});

test('in a long journal, keeps only the responses to the latest requests', async () => {
  const world = await aWorld();
  const data = 'x'.repeat(30_000);
  await world.request('POST /mock/faults', {
    body: { path: '/core/regions', kind: 'answer', data },
  });
  for (let round = 0; round < 40; round += 1) await world.request('GET /core/regions');
  const responses = (await entriesOf(world)).map(({ answer }) => answer);
  expect(responses.filter((answer) => answer === null)).toHaveLength(6);
  expect(responses.at(-1)).toMatchObject({ data });
});

test('verifies how many requests had a given body, and lists similar requests', async () => {
  const { request } = await aWorld();
  const line = (amount: number) => ({ sub_product: 1, amount });
  await request('POST /order/cart', { body: line(1) });
  await request('POST /order/cart', { body: line(2) });
  const fault = { method: 'POST', path: '/order/cart' };
  const verify = (more: object) => request('POST /mock/verify', { body: { ...fault, ...more } });

  const once = await verify({ when: { body: line(1) }, times: 1 });
  expect(once).toMatchObject({ status: 200, data: { count: 1, calls: [{ body: line(1) }] } });
  expect((await verify({ when: { body_has: { sub_product: 1 } }, times: 2 })).status).toBe(200);
  expect((await verify({ when: { body: { amount: 1 } }, times: 0 })).status).toBe(200);
  expect((await verify({ at_least: 2, at_most: 2 })).status).toBe(200);
  expect((await verify({ at_most: 1 })).status).toBe(409);
  expect(await verify({ when: { body: line(3) } })).toMatchObject({
    status: 409,
    data: {
      detail:
        'requests POST /order/cart with {"body":{"sub_product":1,"amount":3}}: expected at least 1, received 0',
      count: 0,
      near: [{ body: line(1) }, { body: line(2) }],
    },
  });
});

test('verifies requests by query, headers and origin', async () => {
  const { request } = await aWorld();
  const headers = { 'x-forwarded-host': 'localhost:3000', 'Idempotency-Key': 'one' };
  await request('GET /catalog/product?size=2&values=1&values=2', { headers });
  const path = '/catalog/product';
  const counted = async (more: object) =>
    (await request('POST /mock/verify', { body: { path, ...more, times: 1 } })).status === 200;

  expect(await counted({ from: 'browser' })).toBe(true);
  expect(await counted({ from: 'server' })).toBe(false);
  expect(await counted({ when: { query: { values: ['1', '2'] } } })).toBe(true);
  expect(await counted({ when: { query: { size: '3' } } })).toBe(false);
  expect(await counted({ when: { headers: { 'idempotency-key': 'one' } } })).toBe(true);
  expect(await counted({ when: { headers: { 'idempotency-key': 'two' } } })).toBe(false);
});

test('reports failed responses that no fault caused', async () => {
  const world = { journal: new Journal(), faults: new Faults(), verified: new Set<number>() };
  const begin = (from: 'browser' | 'server') =>
    world.journal.begin({
      method: 'GET',
      path: '/api/v1/core/regions',
      query: '',
      headers: {},
      from,
    });
  begin('browser').responded(503, '');
  begin('browser').responded(404, '');
  begin('browser').closed(false);
  begin('server').closed(false);
  const entry = begin('server');
  entry.hit({ id: 1, hits: 1, kind: 'hang', path: '*', after: false });
  entry.closed(false);

  expect(report(world)).toMatchObject({
    ok: false,
    failed_unasked: [
      { id: 1, status: 503 },
      { id: 4, status: null, given_up: true },
    ],
  });
});
