import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { startApi } from '@/tests/api/setup/api-process';
import type { TestGoods } from '@/tests/api/setup/goods';
import { oneClickOf } from '@/tests/api/setup/order';
import { aServer } from '@/tests/api/setup/outbox';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

const ROUNDS = 6;
const ORDERS = 100;
/** The number of orders that staff mark as packed after the last round. */
const MOVED = 20;
const KILL_WITHIN_MS = 6000;
const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const LIMITS = ['pieces', 'amount', 'address_pieces', 'address_amount'];

type Event = { id: string; type: string; data: { order?: { id: number } } };

test('loses no event of 600 orders when the API is killed and the receiver fails', {
  timeout: 900_000,
}, async () => {
  let requests = 0;
  // Every third request fails. Half of these requests fail after the receiver has stored the event.
  const accepted: Event[] = [];
  const { posted, url } = await aServer(({ body }) => {
    requests += 1;
    if (requests % 6 !== 0) accepted.push(JSON.parse(body));
    return { status: requests % 3 === 0 ? 500 : 200 };
  });
  const folder = await aShopFolder();
  const env = { CHORSU_DATA: folder, WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET };
  await liftLimits(folder);
  const placed = new Map<string, number>();
  let unanswered: string[] = [];
  let goods: TestGoods | null = null;

  for (let round = 0; round < ROUNDS; round += 1) {
    const api = startApi(env);
    const address = await api.ready;
    goods ??= await plentyOf(folder, address);
    const sold = goods;
    const added = Array.from({ length: ORDERS }, (_, at) => `round-${round}-${at}`);
    const keys = [...unanswered, ...added];
    const working = Promise.all(keys.map((key) => order(address, sold, key, placed)));
    const killing = wait(KILL_WITHIN_MS * (0.5 + Math.random() / 2)).then(() =>
      api.child.kill('SIGKILL'),
    );
    await Promise.all([working, killing, api.ended]);
    unanswered = keys.filter((key) => !placed.has(key));
  }

  const api = startApi(env);
  const address = await api.ready;
  if (goods) for (const key of unanswered) await order(address, goods, key, placed);
  expect(new Set(placed.values()).size).toBe(ROUNDS * ORDERS);
  const some = [...placed.values()].slice(-MOVED);
  for (const id of some) {
    expect((await runShop(folder, 'order', String(id), 'packed', '--yes')).code).toBe(0);
  }
  const isDelivered = async () => {
    const { stdout } = await runShop(folder, 'outbox', 'list');
    expect(stdout).toMatch(/^deliveries waiting: 0, dead letters: 0\n$/);
  };
  await expect.poll(isDelivered, { timeout: 600_000, interval: 2000 }).toBeUndefined();
  api.child.kill('SIGTERM');
  await api.ended;

  const typesOf = historiesOf(accepted);
  expect(posted.every(({ headers, body }) => headers['webhook-id'] === JSON.parse(body).id)).toBe(
    true,
  );
  expect([...placed.values()].filter((id) => typesOf.get(id)?.[0] !== 'order.placed')).toEqual([]);
  const steps = ['order.placed', 'order.in_progress', 'order.packed'];
  expect(some.map((id) => typesOf.get(id))).toEqual(some.map(() => steps));
});

/**
 * Returns the types of each order's events in the order of their first arrival, without
 * repetitions.
 */
function historiesOf(accepted: Event[]): Map<number, string[]> {
  const seen = new Set<string>();
  const histories = new Map<number, string[]>();
  for (const { id, type, data } of accepted) {
    const order = data.order?.id ?? 0;
    if (!seen.has(id)) histories.set(order, [...(histories.get(order) ?? []), type]);
    seen.add(id);
  }
  return histories;
}

async function liftLimits(folder: string): Promise<void> {
  for (const name of LIMITS) {
    const max = name.endsWith('pieces') ? '1000000' : '1000000000000';
    expect((await runShop(folder, 'settings', `one_click_${name}`, max)).code).toBe(0);
  }
}

async function plentyOf(folder: string, address: string): Promise<TestGoods> {
  const list = await (await fetch(`${address}${API_BASE}/catalog/product?size=1`)).json();
  const [card] = list.data.results;
  const { sub_product: variant } = card;
  const set = await runShop(folder, 'stock', `#${variant}`, '10000', '--yes');
  expect([set.code, set.stderr]).toEqual([0, '']);
  return { product: card.id, variant, price: card.discounted_price ?? card.price };
}

/**
 * Sends an order, and repeats the request while the API responds with 503. Records no order if the
 * API is killed first.
 */
async function order(
  address: string,
  goods: TestGoods,
  key: string,
  placed: Map<string, number>,
): Promise<void> {
  for (;;) {
    const response = await fetch(`${address}${API_BASE}/order/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(oneClickOf(goods)),
    }).catch(() => null);
    const body = await response?.json().catch(() => null);
    if (body?.status) placed.set(key, body.data.id);
    if (response?.status !== 503) return;
  }
}
