import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderEvents } from '@/api/db/schema/order';
import { cancelOwn, confirmOrder, moveOrder, stageOrder } from '@/api/order/order-status';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, stockOf } from '@/tests/api/setup/order';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

async function anOrder() {
  const [{ headers, id: customer }, goods] = [await aCustomer(), await aProduct()];
  const { id } = await read('order.place', '/order/order', { headers, body: checkoutOf([goods]) });
  const timeline = async () => {
    const { timeline: steps = [] } = await read('order.get', `/order/order/${id}`, { headers });
    return steps.map(({ step, actor }) => `${step} by ${actor}`);
  };
  return { id, customer, goods, timeline };
}

async function eventsOf(id: number) {
  const { ports } = await testShop();
  const rows = await ports.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ kind, value, actor }) => `${kind} ${value} by ${actor}`);
}

test('records each stage once, in sequence, and confirms a new order', async () => {
  const { ports } = await testShop();
  const { id, timeline } = await anOrder();
  await stageOrder(ports, id, 'packed');
  await expect(stageOrder(ports, id, 'packed')).rejects.toThrow('illegalMove');
  await stageOrder(ports, id, 'on_the_way');
  await expect(stageOrder(ports, id, 'packed')).rejects.toThrow('illegalMove');
  await moveOrder(ports, id, 'done');
  await expect(stageOrder(ports, id, 'at_point')).rejects.toThrow('illegalMove');

  expect(await eventsOf(id)).toEqual([
    'status new by customer',
    'status in_progress by shop',
    'stage packed by shop',
    'stage on_the_way by shop',
    'status done by shop',
  ]);
  expect(await timeline()).toEqual([
    'placed by customer',
    'confirmed by shop',
    'packed by shop',
    'on_the_way by shop',
    'received by shop',
  ]);
});

test('records a stage once when 20 identical requests are concurrent', async () => {
  const { ports } = await testShop();
  const { id } = await anOrder();
  const steps = Array.from({ length: 20 }, () => stageOrder(ports, id, 'packed'));
  const ended = await Promise.allSettled(steps);

  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await eventsOf(id)).toHaveLength(3);
});

test('records who canceled an order', async () => {
  const { ports } = await testShop();
  const { id, customer, goods } = await anOrder();
  await cancelOwn(ports, customer, id);
  expect(await eventsOf(id)).toEqual(['status new by customer', 'status canceled by customer']);
  expect((await stockOf(goods)).left).toBe(9);
  await expect(stageOrder(ports, id, 'packed')).rejects.toThrow('illegalMove');
});

test('rejects the confirmation of an order that is not waiting for one', async () => {
  const { ports } = await testShop();
  const { id } = await anOrder();
  await expect(confirmOrder(ports, id)).rejects.toThrow('illegalMove');
  expect(await eventsOf(id)).toEqual(['status new by customer']);
});
