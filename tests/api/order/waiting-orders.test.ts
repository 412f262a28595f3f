import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { orders } from '@/api/db/schema/order';
import { moveOrder } from '@/api/order/order-status';
import { watchWaitingOrders } from '@/api/order/waiting-orders';
import { API_BASE } from '@/lib/constants';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { oneClickOf } from '@/tests/api/setup/order';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

const HOUR_MS = 60 * 60 * 1000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  // Completes the orders of the demo shop, so that none of them is waiting.
  await shop.ports.db.update(orders).set({ status: 'done' });
});
afterAll(() => shop.database.close());

/** Returns functions that refresh the gauges and read them as Prometheus does. */
function gauges(hoursLater: number) {
  const read = new Map<string, () => readonly [Record<string, string>, number][]>();
  const before = globalThis.metricSink;
  globalThis.metricSink = {
    count: () => {},
    observe: () => {},
    watch: (name, values) => read.set(name, values),
  };
  onTestFinished(() => {
    globalThis.metricSink = before;
  });
  const now = () => new Date(shop.ports.now().getTime() + hoursLater * HOUR_MS);
  const refresh = watchWaitingOrders({ ...shop.ports, now });
  const values = () =>
    [...read].flatMap(([name, list]) =>
      list().map(([labels, value]) => [[name, ...Object.values(labels)].join(' '), value]),
    );
  return { refresh, values };
}

/** Places a one-click order and returns its number. */
async function place(): Promise<number> {
  const response = await shop.app.request(`${API_BASE}/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...aGuest('waiting') },
    body: JSON.stringify(oneClickOf(await aProduct({ stock: 10 }, shop))),
  });
  const { data } = await response.json();
  return data.id;
}

test('counts orders that wait for staff and those that expire within two hours', async () => {
  await place();
  await moveOrder(shop.ports, await place(), 'in_progress');

  const soon = gauges(1);
  expect(soon.values()).toEqual([]);
  await soon.refresh();
  expect(soon.values()).toEqual([
    ['chorsu_orders_waiting new', 1],
    ['chorsu_orders_waiting lapsing', 0],
    ['chorsu_oldest_new_order_seconds', 3600],
  ]);

  const later = gauges(22.5);
  await later.refresh();
  expect(later.values()).toEqual([
    ['chorsu_orders_waiting new', 1],
    ['chorsu_orders_waiting lapsing', 1],
    ['chorsu_oldest_new_order_seconds', 81_000],
  ]);
});

test('does not count an order that waits for the shopper’s payment', async () => {
  const { db, now } = shop.ports;
  await db.update(orders).set({ status: 'done' });
  const id = await place();
  await db.update(orders).set({ payUntil: now(), confirmUntil: null }).where(eq(orders.id, id));

  const waiting = gauges(0);
  await waiting.refresh();
  expect(waiting.values()).toEqual([
    ['chorsu_orders_waiting new', 0],
    ['chorsu_orders_waiting lapsing', 0],
    ['chorsu_oldest_new_order_seconds', 0],
  ]);
});
