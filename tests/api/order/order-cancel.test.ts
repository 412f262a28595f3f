import { expect, test } from 'vitest';
import { moveOrder, movePayment } from '@/api/order/order-status';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, stockOf } from '@/tests/api/setup/order';
import { detailOf, read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

type Headers = Record<string, string>;

async function anOrder(payment: PaymentMethod = 'cash', months?: number) {
  const [{ headers }, goods] = [await aCustomer(), await aProduct({ price: 500_000 })];
  const body = checkoutOf([goods], { payment, ...(months && { months }) }, 2);
  const { id } = await read('order.place', '/order/order', { headers, body });
  return { id, goods, headers };
}

const cancel = (id: number, headers: Headers, locale: 'uz' | 'ru' = 'uz') =>
  request(`/order/order/${id}/cancel`, { headers, locale, body: {} });
const orderOf = (id: number, headers: Headers) =>
  read('order.get', `/order/order/${id}`, { headers });

test('cancels a shopper’s new order and restores its stock (S4-36, S4-38)', async () => {
  const { id, goods, headers } = await anOrder();
  const order = await read('order.cancel', `/order/order/${id}/cancel`, { headers, body: {} });

  expect(order).toMatchObject({ id, status: 'canceled', payment_status: 'waiting' });
  expect(order.history.map(({ status }) => status)).toEqual(['new', 'canceled']);
  expect(await stockOf(goods)).toEqual({ left: 9, moved: 0, moves: 2 });
  expect(await read('order.list', '/order/order', { headers })).toMatchObject({
    active: 0,
    completed: 1,
  });
});

test('restores the stock only of the products in the canceled order', async () => {
  const [first, second] = [await anOrder(), await anOrder()];
  const body = checkoutOf([first.goods, second.goods]);
  const { id } = await read('order.place', '/order/order', { headers: second.headers, body });
  const left = async () => [(await stockOf(first.goods)).left, (await stockOf(second.goods)).left];
  expect(await left()).toEqual([6, 6]);
  await cancel(first.id, first.headers);
  expect(await left()).toEqual([8, 6]);
  await cancel(id, second.headers);
  expect(await left()).toEqual([9, 7]);
});

test('cancels an order only once, even after 20 concurrent cancellations', async () => {
  const { id, goods, headers } = await anOrder();
  const responses = await Promise.all(Array.from({ length: 20 }, () => cancel(id, headers)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await cancel(id, headers)).status).toBe(200);
  expect(await stockOf(goods)).toEqual({ left: 9, moved: 0, moves: 2 });
  expect((await orderOf(id, headers)).history).toHaveLength(2);
});

test('restores the installment limit when an installment order is canceled (B-89)', async () => {
  const { id, headers } = await anOrder('instalment', 12);
  const limit = async () =>
    (await read('user.instalment', '/user/instalment', { headers })).available_limit;
  expect(await limit()).toBe(7_000_000);
  await cancel(id, headers);
  expect(await limit()).toBe(8_000_000);
});

test('rejects online payments for a canceled order (B-14)', async () => {
  const { id, headers } = await anOrder('sandbox');
  await cancel(id, headers);
  expect(await orderOf(id, headers)).toMatchObject({
    status: 'canceled',
    payment_status: 'rejected',
    pay_until: null,
  });
  const pay = await request(`/order/order/${id}/payment`, {
    headers,
    body: { provider: 'sandbox' },
  });
  expect(pay.status).toBe(409);
});

test.each([
  ['uz', 'Buyurtma toʻlangan.'],
  ['ru', 'Заказ оплачен.'],
] as const)('keeps a paid order and states the reason in %s', async (locale, words) => {
  const { ports } = await testShop();
  const { id, goods, headers } = await anOrder('sandbox');
  await movePayment(ports, id, 'confirmed');
  const response = await cancel(id, headers, locale);

  expect([response.status, detailOf(response).startsWith(words)]).toEqual([409, true]);
  expect(await orderOf(id, headers)).toMatchObject({ status: 'new', payment_status: 'confirmed' });
  expect((await stockOf(goods)).left).toBe(7);
});

test.each([
  ['in_progress', ['in_progress']],
  ['done', ['in_progress', 'done']],
] as const)('does not let a shopper cancel an order that is %s', async (status, steps) => {
  const { ports } = await testShop();
  const { id, goods, headers } = await anOrder();
  for (const step of steps) await moveOrder(ports, id, step);
  expect(await cancel(id, headers)).toMatchObject({ status: 409 });
  expect((await orderOf(id, headers)).status).toBe(status);
  expect((await stockOf(goods)).left).toBe(7);
});

test("lets only the order's customer cancel it (S6-06)", async () => {
  const { id, headers } = await anOrder();
  expect((await cancel(id, (await aCustomer()).headers)).status).toBe(404);
  expect((await cancel(id, aGuest('cancel'))).status).toBe(401);
  expect((await cancel(id, {})).status).toBe(401);
  expect((await cancel(99_999_999, headers)).status).toBe(404);
  expect((await orderOf(id, headers)).status).toBe('new');
});

test('applies only one of a cancellation and a concurrent status change', async () => {
  const { ports } = await testShop();
  for (let round = 0; round < 8; round++) {
    const { id, goods, headers } = await anOrder();
    const start = () =>
      moveOrder(ports, id, 'in_progress').then(
        () => true,
        () => false,
      );
    const [hasStarted, response] = await inTurn(round, start, () => cancel(id, headers));

    const { status } = await orderOf(id, headers);
    expect([status, response.status]).toEqual(
      hasStarted ? ['in_progress', 409] : ['canceled', 200],
    );
    expect((await stockOf(goods)).left).toBe(hasStarted ? 7 : 9);
  }
});

test('takes no money when a concurrent cancellation precedes the payment', async () => {
  const { ports } = await testShop();
  for (let round = 0; round < 8; round++) {
    const { id, goods, headers } = await anOrder('sandbox');
    const pay = () =>
      movePayment(ports, id, 'confirmed').then(
        () => true,
        () => false,
      );
    const [isPaid, response] = await inTurn(round, pay, () => cancel(id, headers));

    const { status, payment_status } = await orderOf(id, headers);
    expect([status, payment_status, response.status]).toEqual(
      isPaid ? ['new', 'confirmed', 409] : ['canceled', 'rejected', 200],
    );
    expect((await stockOf(goods)).left).toBe(isPaid ? 7 : 9);
  }
});

/** Starts both actions at once. The action that starts first alternates between rounds. */
async function inTurn<One, Other>(
  round: number,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
}
