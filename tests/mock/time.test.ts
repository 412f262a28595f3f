import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { aWorld, mockAddress } from './a-world';

type World = Awaited<ReturnType<typeof aWorld>>;

const dateOf = async ({ raw }: Pick<World, 'raw'>, call: string) => {
  const response = await raw(call);
  return new Date(response.headers.get('date') ?? '').toISOString();
};

const NOON = '2027-03-01T07:00:00.000Z';

async function atNoon(): Promise<World> {
  const world = await aWorld();
  await world.request('POST /mock/time', { body: { now: NOON } });
  return world;
}

test.each(['GET /core/settings', 'GET /catalog/product/none', 'GET /nothing', 'GET /order/order'])(
  'sends the world’s time in the response to %s',
  async (call) => {
    expect(await dateOf(await atNoon(), call)).toBe(NOON);
  },
);

test.each([
  { kind: 'status', status: 503 },
  { kind: 'answer', status: 200, data: { results: [] } },
  { kind: 'wrong_shape' },
  { kind: 'malformed' },
  { kind: 'truncate', bytes: 10 },
])('sends the world’s time in the response with the fault %j', async (fault) => {
  const world = await atNoon();
  const body = { path: `${API_BASE}/core/settings`, ...fault };
  expect((await world.request('POST /mock/faults', { body })).status).toBe(200);
  expect(await dateOf(world, 'GET /core/settings')).toBe(NOON);
});

test('keeps the Date header that a fault sets', async () => {
  const world = await atNoon();
  const date = 'Sat, 28 Nov 2026 12:50:00 GMT';
  const fault = {
    path: `${API_BASE}/core/settings`,
    kind: 'answer',
    status: 200,
    headers: { date },
  };
  expect((await world.request('POST /mock/faults', { body: fault })).status).toBe(200);
  expect(await dateOf(world, 'GET /core/settings')).toBe(new Date(date).toISOString());
});

test('the first sale on the home page is running in a fresh world', async () => {
  const world = await aWorld();
  const { data } = await world.request('POST /mock/scenario', {
    body: { name: 'sale ends in a minute' },
  });
  const { sale, ends_at } = data as { sale: number; ends_at: string };
  const now = await dateOf(world, `GET /sale/detail/${sale}`);
  expect(Date.parse(ends_at) - Date.parse(now)).toBe(60_000);
});

test('each world has its own time', async () => {
  await atNoon();
  const response = await fetch(`${await mockAddress()}${API_BASE}/core/settings`);
  expect(response.headers.get('date')).toBe('Sat, 21 Nov 2026 04:00:00 GMT');
});
