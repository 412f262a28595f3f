import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { customers } from '@/api/db/schema/customer';
import { outboxEvents } from '@/api/db/schema/events';
import { inTransaction } from '@/api/db/transaction';
import { carryOut } from '@/api/operator/operator';
import { orderSheet } from '@/api/operator/print';
import { availableLimit } from '@/api/order/installment';
import { moveOrder, movePayment } from '@/api/order/order-status';
import { requireOrder } from '@/api/order/order-transitions';
import { refusal } from '@/api/order/payments/payme/account';
import { eventShapes } from '@/api/outbox/event-shapes';
import type { OrderForm } from '@/lib/contract/order';
import { installmentPlan } from '@/lib/domain/order/installment';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, stockOf } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const UNITS = 3;

type Options = { isDone?: boolean; isPaid?: boolean; form?: Partial<OrderForm>; limit?: number };

/** Places an order of three units of one product. By default, the order is received and paid. */
async function anOrder({ isDone = true, isPaid = true, form = {}, limit = 0 }: Options = {}) {
  const { ports } = await testShop();
  const { headers, id: customer } = await aCustomer();
  await ports.db
    .update(customers)
    .set({ instalmentLimit: limit })
    .where(eq(customers.id, customer));
  const goods = await aProduct({ stock: 9 });
  const body = checkoutOf([goods], form, UNITS);
  const placed = await read('order.place', '/order/order', { headers, body });
  const { id, price, products } = placed;
  if (isPaid) await movePayment(ports, id, 'confirmed');
  if (isDone) {
    await moveOrder(ports, id, 'in_progress');
    await moveOrder(ports, id, 'done');
  }
  const own = () => read('order.get', `/order/order/${id}`, { headers });
  const takeBack = (units: number, line = 1) => carryOut(ports, 'returnUnits', { id, line, units });
  const refund = (amount: number, note = '') =>
    carryOut(ports, 'refundOrder', { id, amount, note });
  const unitPrice = products[0]?.price ?? 0;
  return { ports, headers, customer, id, goods, price, unitPrice, placed, own, takeBack, refund };
}

async function eventsOf(id: number, type: string) {
  const { ports } = await testShop();
  const rows = await ports.db.select().from(outboxEvents).where(eq(outboxEvents.orderId, id));
  return rows.filter((row) => row.type === type).map(({ data }) => data);
}

async function faultsOf(id: number): Promise<string[]> {
  const { ports } = await testShop();
  const { faults } = await findFaults(ports.db);
  return faults.filter((fault) => fault.includes(String(id)));
}

test('records partial returns in the stock, ledger and events, and in the order', async () => {
  const { id, goods, price, unitPrice, own, takeBack } = await anOrder();
  expect(await stockOf(goods)).toMatchObject({ left: 6, moved: -UNITS });
  await takeBack(1);
  const sheet = orderSheet(await takeBack(2));
  expect(await stockOf(goods)).toMatchObject({ left: 9, moved: 0 });
  expect(sheet).toMatch(/^ {2}1\. 3 × .*, T-\d+ #\d+ .*, 3 returned$/m);
  expect(sheet).toContain('refund due: ');

  const order = await own();
  expect(order).toMatchObject({ status: 'done', price, products: [{ returned: UNITS }] });
  expect(order.returns?.map((one) => [one.units, one.price])).toEqual([
    [1, unitPrice],
    [2, 2 * unitPrice],
  ]);
  const events = await eventsOf(id, 'order.returned');
  expect(events).toMatchObject([
    { actor: 'shop', returned: { units: 1, amount_uzs: unitPrice } },
    { order: { returned_uzs: UNITS * unitPrice, lines: [{ returned_units: UNITS }] } },
  ]);
  for (const event of events) eventShapes['order.returned']?.parse(event);
  expect(await faultsOf(id)).toEqual([]);
});

test('refuses an impossible return and states the reason', async () => {
  const ahead = await anOrder({ isDone: false });
  await expect(ahead.takeBack(1)).rejects.toThrow(`order ${ahead.id} is new. Only units of a done`);
  const { id, ports, goods, takeBack } = await anOrder();
  await expect(takeBack(1, 2)).rejects.toThrow(`order ${id} has no line 2. Its lines are 1 to 1`);
  await expect(takeBack(4)).rejects.toThrow('line 1 (units: 3): at most 3 can be returned');
  await takeBack(2);
  await expect(takeBack(2)).rejects.toThrow('(units: 3, already returned: 2): at most 1');
  await takeBack(1);
  await expect(takeBack(1)).rejects.toThrow('every unit of line 1 was already returned (units: 3)');
  await expect(takeBack(0)).rejects.toThrow('units');
  const unknown = carryOut(ports, 'returnUnits', { id: 1, line: 1, units: 1 });
  await expect(unknown).rejects.toThrow('there is no order 1');
  expect(await stockOf(goods)).toMatchObject({ left: 9, moved: 0 });
});

test('restocks a returned unit only once when two commands run concurrently', async () => {
  const { goods, takeBack } = await anOrder();
  const done = await Promise.allSettled([takeBack(2), takeBack(2)]);
  expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await stockOf(goods)).toMatchObject({ left: 8, moved: -1 });
});

test('closes the return request, and accepts another one for the remaining units', async () => {
  const { ports, headers, id, placed, own, takeBack } = await anOrder();
  const [line] = placed.products;
  const requestReturn = () =>
    request(`/order/order/${id}/return`, { headers, body: { lines: [line?.id], reason: 'Katta' } });
  const listed = async () =>
    (await carryOut(ports, 'orders', { state: 'returns' })).some((one) => one.id === id);
  await requestReturn();
  expect(await listed()).toBe(true);
  await takeBack(1);
  expect(await listed()).toBe(false);
  expect((await own()).products).toMatchObject([{ return_request: null, returned: 1 }]);
  expect((await requestReturn()).status).toBe(200);
  expect(await listed()).toBe(true);
  await takeBack(2);
  expect((await requestReturn()).status).toBe(422);
});

test('excludes returned units from the plan and limit of an unpaid installment order', async () => {
  const form = { payment: 'instalment', months: 6 } as const;
  const order = await anOrder({ isPaid: false, form, limit: 10_000_000 });
  const { ports, customer, price, unitPrice, own, takeBack } = order;
  await takeBack(1);
  expect((await own()).instalment).toEqual(installmentPlan(price - unitPrice, 6));
  expect(await availableLimit(ports.db, customer)).toBe(10_000_000 - (price - unitPrice));
});

test('lets a payment provider collect only the amount that is left to pay', async () => {
  const { ports, id, price, unitPrice, takeBack, refund } = await anOrder({ isPaid: false });
  await takeBack(1);
  const accepts = (amountUzs: number) =>
    inTransaction(ports.db, async (tx) => refusal(tx, await requireOrder(tx, id), amountUzs * 100));
  expect(await accepts(price)).not.toBeNull();
  expect(await accepts(price - unitPrice)).toBeNull();
  await movePayment(ports, id, 'confirmed');
  await expect(refund(price)).rejects.toThrow(`at most ${price - unitPrice} can be refunded`);
});

test('records several refunds until the whole payment is refunded', async () => {
  const { id, price, own, refund } = await anOrder();
  await refund(1000, 'Karta orqali');
  expect(await own()).toMatchObject({ payment_status: 'confirmed', refunds: [{ amount: 1000 }] });
  await expect(refund(price)).rejects.toThrow(
    `order ${id}: ${price} UZS was paid and 1000 already refunded: at most ${price - 1000}`,
  );
  const sheet = orderSheet(await refund(price - 1000));
  expect(sheet).toMatch(/^refunded {2}1 000, .*: Karta orqali$/m);
  expect((await own()).payment_status).toBe('refunded');
  await expect(refund(1)).rejects.toThrow('the whole payment was already refunded');

  const events = await eventsOf(id, 'order.refunded');
  expect(events).toMatchObject([
    { refund: { amount_uzs: 1000, note: 'Karta orqali' }, order: { refunded_uzs: 1000 } },
    { refund: { amount_uzs: price - 1000 }, order: { paid_uzs: price, refunded_uzs: price } },
  ]);
  for (const event of events) eventShapes['order.refunded']?.parse(event);
  expect(await eventsOf(id, 'payment.refunded')).toHaveLength(1);
  expect(await faultsOf(id)).toEqual([]);
});

test('refuses a refund of an unpaid order', async () => {
  const { refund } = await anOrder({ isPaid: false });
  await expect(refund(1)).rejects.toThrow('nothing was paid (payment: waiting)');
});

test('setting the payment to refunded records the remaining amount as a refund', async () => {
  const { ports, id, price, own, refund } = await anOrder();
  await refund(1000);
  await movePayment(ports, id, 'refunded');
  expect((await own()).refunds?.map(({ amount }) => amount)).toEqual([1000, price - 1000]);
});

test('shows an order’s notes only to staff', async () => {
  const { ports, id, own } = await anOrder();
  const report = await carryOut(ports, 'noteOrder', { id, text: 'Ertaga qoʻngʻiroq qilish' });
  expect(orderSheet(report)).toMatch(/^note {6}.*: Ertaga qoʻngʻiroq qilish$/m);
  expect(JSON.stringify(await own())).not.toContain('Ertaga');
  const story = await carryOut(ports, 'explain', { order: id });
  expect(story.map(({ text }) => text)).toContain('note: Ertaga qoʻngʻiroq qilish');
  await expect(carryOut(ports, 'noteOrder', { id, text: ' ' })).rejects.toThrow('text');
});
