import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect } from 'vitest';
import type { Ports } from '@/api/shared/ports';
import { API_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import type { TestGoods } from '@/tests/api/setup/goods';
import { oneClickOf } from '@/tests/api/setup/order';
import { sendRequest } from '@/tests/support/send-request';

const REQUESTS_PER_SECOND = 50;
const AROUND_MS = 1500;
/** The status of a request that received no response. */
const NO_ANSWER = 0;

/**
 * A signed-in customer. Guests at one address cannot place orders concurrently, because each order
 * locks the address.
 */
export type Buyer = { authorization: string };
export type Ordered = {
  key: string;
  status: number;
  id: number | null;
  error: string;
  buyer: Buyer;
};
export type Read = { path: string; status: number };
type Plan = {
  name: string;
  goods: TestGoods;
  buyers: readonly Buyer[];
  /** Returns the address of the server that receives the request with this number. */
  at: (round: number) => string;
  paths: readonly string[];
  afterwardsMs?: number;
};

export async function buyersOf(db: Ports['db'], count: number): Promise<Buyer[]> {
  const ports = { db, now: () => new Date() };
  const customers = Array.from({ length: count }, () => aCustomer({}, { ports }));
  return (await Promise.all(customers)).map(({ headers }) => headers);
}

type Order = { goods: TestGoods; key: string; buyer: Buyer };

export async function order(url: string, given: Order): Promise<Ordered> {
  const { path, ...sent } = requestOf(given);
  const response = await sendRequest(url, path, { method: 'POST', ...sent }).catch(() => ({
    status: NO_ANSWER,
    body: '',
  }));
  return toOrdered(given, { status: response.status, body: response.body.toString() });
}

/** Sends all requests at once from another thread. */
export async function orderAtOnce(orders: (Order & { url: string })[]): Promise<Ordered[]> {
  const workerData = orders.map(({ url, ...given }) => {
    const { path, ...sent } = requestOf(given);
    return { url: url + path, ...sent };
  });
  const worker = new Worker(new URL('./at-once.mjs', import.meta.url), { workerData });
  const [responses]: ApiResponse[][] = await once(worker, 'message');
  return orders.map((given, at) => toOrdered(given, responses?.[at] ?? { status: 0, body: '' }));
}

type ApiResponse = { status: number; body: string };

function requestOf({ goods, key, buyer }: Order) {
  const headers = { ...buyer, 'content-type': 'application/json', 'idempotency-key': key };
  return { path: `${API_BASE}/order/create`, headers, body: JSON.stringify(oneClickOf(goods)) };
}

function toOrdered({ key, buyer }: Order, { status, body }: ApiResponse): Ordered {
  if (status !== 200) return { key, buyer, status, id: null, error: body.slice(0, 200) };
  return { key, buyer, status, id: JSON.parse(body).data.id, error: '' };
}

async function read(url: string, path: string): Promise<Read> {
  const { status } = await sendRequest(url, path).catch(() => ({ status: NO_ANSWER }));
  return { path, status };
}

/** Sends orders and reads alternately before, during and after the work. */
export async function underLoad(plan: Plan, work: () => Promise<void>) {
  const { name, goods, buyers, at, paths, afterwardsMs = AROUND_MS } = plan;
  const [orders, reads]: [Promise<Ordered>[], Promise<Read>[]] = [[], []];
  const prefix = name.replaceAll(/\W+/g, '-');
  let isOver = false;
  const began = performance.now();
  const load = (async () => {
    for (let round = 0; !isOver; round += 1) {
      const half = round >> 1;
      const buyer = buyers[half % buyers.length] ?? { authorization: '' };
      if (round % 2 === 0)
        orders.push(order(at(half), { goods, buyer, key: `${prefix}-${round}` }));
      else reads.push(read(at(half), paths[half % paths.length] ?? '/'));
      // Each send time is computed from the start, so that late timers do not lower the rate.
      await wait(began + ((round + 1) * 1000) / REQUESTS_PER_SECOND - performance.now());
    }
  })();
  await wait(AROUND_MS);
  await work();
  await wait(afterwardsMs);
  isOver = true;
  await load;
  const rate = Math.round(((orders.length + reads.length) * 1000) / (performance.now() - began));
  return { orders: await Promise.all(orders), reads: await Promise.all(reads), rate };
}

/**
 * Repeats failed orders with the same key, as the shop's pages do.
 *
 * @returns The orders that failed at first.
 */
export async function sendAgain(orders: Ordered[], goods: TestGoods, url: string) {
  const refused = orders.filter(({ id }) => id === null);
  const again = await Promise.all(
    refused.map(({ key, buyer }) => order(url, { goods, key, buyer })),
  );
  expect(again.filter(({ id }) => id === null)).toEqual([]);
  const made = new Map(
    [...orders, ...again].flatMap(({ key, id }) => (id === null ? [] : [[key, id]])),
  );
  expect([made.size, new Set(made.values()).size]).toEqual([orders.length, orders.length]);
  return refused;
}
