import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outboxDeliveries, outboxEvents } from '@/api/db/schema/events';
import { orderEvents, orders } from '@/api/db/schema/order';
import { inTransaction } from '@/api/db/transaction';
import { reportDay } from '@/api/order/daily-report';
import { warnOfLapsing } from '@/api/order/lapsing';
import { cancelOwn, moveOrder, movePayment, stageOrder } from '@/api/order/order-status';
import { eventShapes } from '@/api/outbox/event-shapes';
import { DeliveryFailure } from '@/api/outbox/receiver';
import { clearExpired } from '@/api/services/clear-expired';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, oneClickOf } from '@/tests/api/setup/order';
import { anOutbox, aReceiver } from '@/tests/api/setup/outbox';
import { read, request } from '@/tests/api/setup/request';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

async function anOrder(stock = 9) {
  const [{ headers, id: customer }, goods] = [await aCustomer(), await aProduct({ stock })];
  const { id } = await read('order.place', '/order/order', { headers, body: checkoutOf([goods]) });
  return { id, customer, goods };
}

test('delivers every event of an order once, in sequence and in the documented format', async () => {
  const { receiver, events } = aReceiver();
  const { ports, run } = await anOutbox([receiver]);
  const { id, goods } = await anOrder();
  await moveOrder(ports, id, 'in_progress');
  await stageOrder(ports, id, 'packed');
  await movePayment(ports, id, 'confirmed');
  await moveOrder(ports, id, 'done');
  await run();
  await run();

  expect(events.map(({ type }) => type)).toEqual([
    'order.placed',
    'order.in_progress',
    'order.packed',
    'payment.confirmed',
    'order.done',
  ]);
  for (const { type, data } of events) eventShapes[type]?.parse(data);
  expect(events[0]).toMatchObject({
    timestamp: ports.now().toISOString(),
    data: {
      actor: 'customer',
      order: {
        id,
        status: 'new',
        payment_status: 'waiting',
        phone: '998901234567',
        lines: [
          { sku: goods.variant, article: `T-${goods.product}`, units: 1, price_uzs: goods.price },
        ],
      },
    },
  });
  expect(events[3]).toMatchObject({ data: { order: { payment_status: 'confirmed' } } });
  expect(new Set(events.map((event) => event.id)).size).toBe(5);
});

test('holds back later events of an order while its first event fails', async () => {
  const { receiver, events, state } = aReceiver();
  const { ports, run, pass } = await anOutbox([receiver]);
  const first = await anOrder();
  const second = await anOrder();
  await moveOrder(ports, first.id, 'in_progress');
  state.failing = ({ type, data }) =>
    type === 'order.placed' && 'order' in data && data.order.id === first.id
      ? new DeliveryFailure('status 500')
      : null;
  await run();
  expect(events.map(({ data }) => 'order' in data && data.order.id)).toEqual([second.id]);

  state.failing = () => null;
  await run();
  expect(events).toHaveLength(1);
  pass(1000);
  await run();
  expect(events.slice(1).map(({ type }) => type)).toEqual(['order.placed', 'order.in_progress']);
});

test('makes an event a dead letter after its last attempt and sends the next event', async () => {
  const { receiver, events, state } = aReceiver();
  const { ports, run, pass } = await anOutbox([receiver]);
  const { id } = await anOrder();
  await moveOrder(ports, id, 'in_progress');
  state.failing = ({ type }) =>
    type === 'order.placed' ? new DeliveryFailure('status 500') : null;
  for (let tries = 0; tries < 4; tries += 1) {
    await run();
    pass(4 * HOUR);
  }
  expect(events.map(({ type }) => type)).toEqual(['order.in_progress']);
  const dead = await ports.db
    .select()
    .from(outboxDeliveries)
    .where(eq(outboxDeliveries.state, 'dead'));
  expect(dead).toMatchObject([{ tries: 3, failure: 'status 500', orderId: id }]);
});

test('a receiver can request a pause, which does not count as an attempt', async () => {
  const { receiver, events, state } = aReceiver({ concurrency: 1 });
  const { ports, run, pass } = await anOutbox([receiver]);
  await anOrder();
  await anOrder();
  state.failing = () => new DeliveryFailure('too many requests', { pauseMs: 7000 });
  await run();
  state.failing = () => null;
  pass(6999);
  await run();
  expect(events).toEqual([]);
  pass(1);
  await run();
  expect(events).toHaveLength(2);
  const rows = await ports.db.select().from(outboxDeliveries);
  expect(rows.map(({ tries }) => tries)).toEqual([0, 0]);
});

test('a failing receiver does not delay the others', async () => {
  const broken = aReceiver({ name: 'telegram:1' });
  const working = aReceiver();
  broken.state.failing = () => new DeliveryFailure('no response');
  const { run } = await anOutbox([broken.receiver, working.receiver]);
  await anOrder();
  await run();
  expect([broken.events.length, working.events.length]).toEqual([0, 1]);
});

test('delivers only from the leading process', async () => {
  const { receiver, events } = aReceiver();
  let isLeading = false;
  const { run } = await anOutbox([receiver], { isHeld: () => isLeading });
  await anOrder();
  await run();
  expect(events).toEqual([]);
  isLeading = true;
  await run();
  expect(events).toHaveLength(1);
});

test('stores no event when its transaction fails', async () => {
  const { ports } = await anOutbox([]);
  const { id, customer } = await anOrder();
  await moveOrder(ports, id, 'in_progress');
  const before = await ports.db.$count(outboxEvents);
  await expect(cancelOwn(ports, customer, id)).rejects.toThrow('cancelLate');
  await expect(
    inTransaction(ports.db, async (tx) => {
      await tx.insert(outboxEvents).values({ type: 'order.done', data: {}, at: ports.now() });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await ports.db.$count(outboxEvents)).toBe(before);
});

test('reports a SKU that an order sells out, but not one with units left', async () => {
  const { receiver, events } = aReceiver({ accepts: ({ type }) => type === 'stock.empty' });
  const { run } = await anOutbox([receiver]);
  const { id, goods } = await anOrder(1);
  await anOrder(2);
  await run();
  expect(events).toMatchObject([
    { data: { sku: goods.variant, article: `T-${goods.product}`, order_id: id } },
  ]);
});

test('warns once about each one-click or unpaid order that expires within two hours', async () => {
  const { receiver, events } = aReceiver({ accepts: ({ type }) => type === 'order.lapsing' });
  const { ports, run, pass } = await anOutbox([receiver]);
  await ports.db.update(orders).set({ confirmUntil: null, payUntil: null });
  const goods = await aProduct();
  const { envelope } = await request('/order/create', { body: oneClickOf(goods) });
  const { id } = Object(envelope.data);
  const unpaid = await anOrder();
  const payUntil = new Date(ports.now().getTime() + 23 * HOUR);
  await ports.db.update(orders).set({ payUntil }).where(eq(orders.id, unpaid.id));

  pass(20 * HOUR);
  await warnOfLapsing(ports);
  pass(2.5 * HOUR);
  await warnOfLapsing(ports);
  await warnOfLapsing(ports);
  await run();
  const seen = events.map(({ data }) => 'lapses_at' in data && [data.order.id, data.reason]);
  expect(seen).toHaveLength(2);
  expect(seen).toContainEqual([id, 'unconfirmed']);
  expect(seen).toContainEqual([unpaid.id, 'unpaid']);
  await moveOrder(ports, id, 'canceled');
  await moveOrder(ports, unpaid.id, 'canceled');
});

test('reports the totals of the day at 21:00 in Tashkent, once', async () => {
  const { receiver, events } = aReceiver({ accepts: ({ type }) => type === 'report.daily' });
  const { ports, run, pass } = await anOutbox([receiver]);
  // The shop's clock begins at 9:00.
  pass(12 * HOUR - 1);
  await reportDay(ports);
  const { db } = ports;
  const longAgo = new Date(ports.now().getTime() - 400 * DAY);
  await db.update(orders).set({ createdAt: longAgo });
  await db.update(orderEvents).set({ at: longAgo });
  const first = await anOrder();
  await anOrder();
  await movePayment(ports, first.id, 'confirmed');
  pass(1);
  await reportDay(ports);
  await reportDay(ports);
  pass(2 * HOUR);
  await reportDay(ports);
  await run();

  const [{ total } = { total: 0 }] = await db.select().from(orders).where(eq(orders.id, first.id));
  expect(events).toMatchObject([
    {
      data: {
        until: '2026-11-21T16:00:00.000Z',
        placed: 2,
        placed_uzs: total * 2,
        canceled: 0,
        paid: 1,
        paid_uzs: total,
      },
    },
  ]);
});

test('deletes delivered events after 14 days and undelivered ones after 90 days', async () => {
  const { receiver, state } = aReceiver({ triesMax: 1 });
  const { ports, run, pass } = await anOutbox([receiver]);
  const { id } = await anOrder();
  await run();
  state.failing = () => new DeliveryFailure('status 500');
  await moveOrder(ports, id, 'in_progress');
  await run();
  const types = async () =>
    (await ports.db.select().from(outboxEvents)).map(({ type }) => type).sort();
  pass(13 * DAY);
  await clearExpired(ports);
  expect(await types()).toEqual(['order.in_progress', 'order.placed']);
  pass(2 * DAY);
  await clearExpired(ports);
  expect(await types()).toEqual(['order.in_progress']);
  pass(80 * DAY);
  await clearExpired(ports);
  expect(await types()).toEqual([]);
  expect(await ports.db.$count(outboxDeliveries)).toBe(0);
});

test('does not deliver events that are older than a day to a new receiver', async () => {
  const { receiver, events } = aReceiver();
  const { run, pass } = await anOutbox([receiver]);
  await anOrder();
  pass(DAY + 1);
  await run();
  expect(events).toEqual([]);
});
