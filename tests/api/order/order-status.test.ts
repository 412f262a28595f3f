import { and, asc, eq, inArray } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { orderEvents, orders } from '@/api/db/schema/order';
import { doChores } from '@/api/main/chores';
import { confirmOrder, moveOrder, movePayment } from '@/api/order/order-status';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, stockOf } from '@/tests/api/setup/order';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const HOUR_MS = 60 * 60 * 1000;

async function anOrder({ payment = 'cash' as PaymentMethod, amount = 2 } = {}) {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const body = checkoutOf([goods], { payment }, amount);
  const { id } = await read('order.place', '/order/order', { headers, body });
  return { id, goods, headers };
}

async function set(id: number, change: Partial<typeof orders.$inferInsert>) {
  const { ports } = await testShop();
  await ports.db.update(orders).set(change).where(eq(orders.id, id));
}

async function historyOf(id: number, kind: 'status' | 'payment') {
  const { ports } = await testShop();
  const rows = await ports.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, id), eq(orderEvents.kind, kind)))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ value }) => value);
}

const legal = [
  'new → in_progress',
  'new → canceled',
  'in_progress → done',
  'in_progress → canceled',
];
const legalPayment = [
  'waiting → confirmed',
  'waiting → rejected',
  'rejected → waiting',
  'confirmed → refunded',
];

const transitions = <Status extends string>(statuses: readonly Status[], allowed: string[]) =>
  statuses.flatMap((from) =>
    statuses.map((to) => {
      const isLegal = allowed.includes(`${from} → ${to}`);
      return [isLegal ? 'changes' : 'does not change', from, to, isLegal] as const;
    }),
  );

test.each(transitions(ORDER_STATUSES, legal))(
  '%s the status of an order from %s to %s (S4-36, B-14)',
  async (_outcome, from, to, isLegal) => {
    const { ports } = await testShop();
    const { id, headers } = await anOrder();
    await set(id, { status: from });
    const moved = moveOrder(ports, id, to);

    if (isLegal) await moved;
    else await expect(moved).rejects.toThrow('illegalMove');
    const order = await read('order.get', `/order/order/${id}`, { headers });
    expect(order.status).toBe(isLegal ? to : from);
    expect(order.history.map(({ status }) => status)).toEqual(isLegal ? ['new', to] : ['new']);
  },
);

test.each(transitions(PAYMENT_STATUSES, legalPayment))(
  '%s the status of a payment from %s to %s (S4-39, B-14)',
  async (_outcome, from, to, isLegal) => {
    const { ports } = await testShop();
    const { id, headers } = await anOrder();
    await set(id, { paymentStatus: from });
    const moved = movePayment(ports, id, to);

    if (isLegal) await moved;
    else await expect(moved).rejects.toThrow('illegalMove');
    const order = await read('order.get', `/order/order/${id}`, { headers });
    expect(order.payment_status).toBe(isLegal ? to : from);
    expect(await historyOf(id, 'payment')).toEqual(isLegal ? [to] : []);
    // The history that the shopper sees does not include payment statuses.
    expect(order.history.map(({ status }) => status)).toEqual(['new']);
  },
);

test('restores the stock once for 50 concurrent cancellations', async () => {
  const { ports } = await testShop();
  const { id, goods } = await anOrder();
  expect(await stockOf(goods)).toEqual({ left: 7, moved: -2, moves: 1 });
  const cancels = Array.from({ length: 50 }, () => moveOrder(ports, id, 'canceled'));
  const ended = await Promise.allSettled(cancels);

  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(goods)).toEqual({ left: 9, moved: 0, moves: 2 });
  expect(await historyOf(id, 'status')).toEqual(['new', 'canceled']);
});

test('applies a status transition once when 50 identical ones are concurrent', async () => {
  const { ports } = await testShop();
  const { id } = await anOrder();
  const steps = Array.from({ length: 50 }, () => moveOrder(ports, id, 'in_progress'));
  const ended = await Promise.allSettled(steps);

  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await historyOf(id, 'status')).toEqual(['new', 'in_progress']);
});

test('an order ends up both paid and canceled only if it was paid first', async () => {
  const { ports } = await testShop();
  for (let round = 0; round < 10; round++) {
    const { id, headers } = await anOrder({ payment: 'sandbox' });
    const cancel = () => moveOrder(ports, id, 'canceled');
    const pay = () => movePayment(ports, id, 'confirmed');
    await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) => (at % 2 === round % 2 ? cancel() : pay())),
    );

    const order = await read('order.get', `/order/order/${id}`, { headers });
    const payment = await historyOf(id, 'payment');
    expect(order.status).toBe('canceled');
    expect([['confirmed'], ['rejected']]).toContainEqual(payment);
    expect(order.payment_status).toBe(payment[0]);
  }
});

test('rejects payments but accepts refunds for a canceled order (B-14)', async () => {
  const { ports } = await testShop();
  const { id } = await anOrder();
  await moveOrder(ports, id, 'canceled');
  await expect(movePayment(ports, id, 'confirmed')).rejects.toThrow('illegalMove');

  const paid = await anOrder();
  await movePayment(ports, paid.id, 'confirmed');
  await moveOrder(ports, paid.id, 'canceled');
  await movePayment(ports, paid.id, 'refunded');
  expect(await historyOf(paid.id, 'payment')).toEqual(['confirmed', 'refunded']);
});

test('cancels only online orders that have been unpaid for 12 hours', async () => {
  const { ports } = await testShop();
  const [unpaid, paid, cash] = [
    await anOrder({ payment: 'sandbox' }),
    await anOrder({ payment: 'sandbox' }),
    await anOrder(),
  ];
  await movePayment(ports, paid.id, 'confirmed');
  const at = (ms: number) => ({ ...ports, now: () => new Date(ports.now().getTime() + ms) });
  const stateOf = async ({ id, headers }: typeof cash) => {
    const { status, payment_status, pay_until } = await read('order.get', `/order/order/${id}`, {
      headers,
    });
    return [status, payment_status, pay_until];
  };

  await doChores(at(12 * HOUR_MS - 1));
  expect(await stateOf(unpaid)).toEqual(['new', 'waiting', '2026-11-21T16:00:00.000Z']);
  await doChores(at(12 * HOUR_MS));
  expect(await stateOf(unpaid)).toEqual(['canceled', 'rejected', null]);
  expect(await stateOf(paid)).toEqual(['new', 'confirmed', null]);
  expect(await stateOf(cash)).toEqual(['new', 'waiting', null]);
  expect((await stockOf(unpaid.goods)).left).toBe(9);
});

test('does not cancel an overdue order that is concurrently paid or confirmed', async () => {
  const { ports } = await testShop();
  const over = new Date(ports.now().getTime() - 1);
  const ends = [
    [{ payUntil: over }, (id: number) => movePayment(ports, id, 'confirmed')],
    [{ confirmUntil: over }, (id: number) => confirmOrder(ports, id)],
    [{ payUntil: over }, (id: number) => moveOrder(ports, id, 'canceled')],
  ] as const;
  const found: unknown[] = [];
  for (const [until, act] of ends) {
    const { id } = await anOrder({ payment: 'sandbox' });
    await set(id, { payUntil: null, ...until });
    const transaction = ports.db.transaction.bind(ports.db);
    // `act` runs between the search for overdue orders and their cancellation.
    vi.spyOn(ports.db, 'transaction').mockImplementationOnce(async (...given) => {
      await act(id);
      return transaction(...given);
    });
    await doChores(ports);
    vi.restoreAllMocks();
    found.push(await historyOf(id, 'status'));
  }
  expect(found).toEqual([['new'], ['new'], ['new', 'canceled']]);
});

test('keeps a paid order even if its payment deadline has passed', async () => {
  const { ports } = await testShop();
  const { id, headers } = await anOrder({ payment: 'sandbox' });
  await set(id, { paymentStatus: 'confirmed', payUntil: new Date(0) });
  await doChores(ports);
  expect((await read('order.get', `/order/order/${id}`, { headers })).status).toBe('new');
  await set(id, { payUntil: null });
});

test('removes the payment deadline of an unpaid order that is delivered', async () => {
  const { ports } = await testShop();
  const { id, headers } = await anOrder({ payment: 'sandbox' });
  await moveOrder(ports, id, 'in_progress');
  await moveOrder(ports, id, 'done');
  const order = await read('order.get', `/order/order/${id}`, { headers });
  expect([order.payment_status, order.pay_until]).toEqual(['waiting', null]);
});

test('cancels an overdue order even if many delivered orders are unpaid', async () => {
  const { ports } = await testShop();
  const { id, headers } = await anOrder({ payment: 'sandbox' });
  const [order] = await ports.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('the order is missing');
  const { id: _, ...row } = order;
  const handedOver = { ...row, status: 'done' as const, payUntil: new Date(0) };
  const many = await ports.db
    .insert(orders)
    .values(Array.from({ length: 100 }, () => ({ ...handedOver, id: ports.newOrderNumber() })))
    .returning({ id: orders.id });

  const now = () => new Date(ports.now().getTime() + 12 * HOUR_MS);
  await doChores({ ...ports, now });
  // Deletes these orders, because they have no lines and another test looks for inconsistent
  // orders.
  const ids = many.map((one) => one.id);
  await ports.db.delete(orders).where(inArray(orders.id, ids));
  expect((await read('order.get', `/order/order/${id}`, { headers })).status).toBe('canceled');
});

test('logs an order that cannot be canceled and continues with the others', async () => {
  const { ports } = await testShop();
  const found = [await anOrder({ payment: 'sandbox' }), await anOrder({ payment: 'sandbox' })];
  const ids = found.map(({ id }) => id);
  for (const [index, id] of ids.entries()) await set(id, { payUntil: new Date(index) });
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fails = vi.spyOn(ports.db, 'transaction').mockRejectedValueOnce(new Error('broken'));
  await doChores(ports).finally(() => fails.mockRestore());

  expect(report.mock.calls).toEqual([[expect.stringContaining(`order ${ids[0]}: Error: broken`)]]);
  report.mockRestore();
  const rows = await ports.db.select().from(orders).where(inArray(orders.id, ids));
  expect(rows.map(({ status }) => status).sort()).toEqual(['canceled', 'new']);
});

test('a sold-out product has stock again once its order is canceled', async () => {
  const { ports } = await testShop();
  const { id, goods } = await anOrder({ amount: 9 });
  const amountOf = async () => {
    const { sub_products } = await read('product.short', `/catalog/product/short/${goods.product}`);
    return sub_products.map(({ amount }) => amount);
  };
  expect(await amountOf()).toEqual([0]);
  await moveOrder(ports, id, 'canceled');
  expect(await amountOf()).toEqual([9]);
});
