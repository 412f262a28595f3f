import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '@/api/db/schema/order';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { complete, fieldsOf, prepare } from '@/tests/api/setup/click';
import { stockOf } from '@/tests/api/setup/order';
import { bill, call, created } from '@/tests/api/setup/payme';
import {
  anUnpaidOrder,
  aPayingShop,
  type PayingShop,
  type Unpaid,
} from '@/tests/api/setup/provider';
import { testShop } from '@/tests/api/setup/shop';

type State = { status: OrderStatus; paymentStatus: PaymentStatus; payment: PaymentMethod };

const states: State[] = ORDER_STATUSES.flatMap((status) =>
  PAYMENT_STATUSES.flatMap((paymentStatus) =>
    (['cash', 'instalment'] as const).map((payment) => ({
      status,
      paymentStatus,
      payment,
    })),
  ),
);

const owing: State = { status: 'new', paymentStatus: 'waiting', payment: 'cash' };

/**
 * Returns whether an order awaits payment: it is not canceled, is unpaid and has no installment
 * plan.
 */
const owesMoney = ({ status, paymentStatus, payment }: State) =>
  status !== 'canceled' &&
  ['waiting', 'rejected'].includes(paymentStatus) &&
  payment !== 'instalment';

async function set({ id }: Unpaid, state: State) {
  const { db } = (await testShop()).ports;
  // Without a deadline, the order cannot be canceled in the middle of another test.
  await db
    .update(orders)
    .set({ ...state, payUntil: null })
    .where(eq(orders.id, id));
}

async function stateOf({ id }: Unpaid): Promise<State> {
  const { db } = (await testShop()).ports;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('the order is missing');
  const { status, paymentStatus, payment } = row;
  return { status, paymentStatus, payment };
}

const isTaken = async (order: Unpaid, provider: PaymentMethod, before: State) => {
  const after = await stateOf(order);
  const paid = { status: before.status, paymentStatus: 'confirmed', payment: provider };
  expect([before, paid]).toContainEqual(after);
  return JSON.stringify(after) !== JSON.stringify(before);
};

/**
 * Collects the results of a check for an order in each state. The checks must not change the stock.
 */
async function each(
  payment: 'payme' | 'click',
  check: (shop: PayingShop, order: Unpaid, state: State) => Promise<unknown>,
) {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, payment);
  const found: unknown[] = [];
  for (const state of states) found.push({ state, is: await check(shop, order, state) });
  expect(await stockOf(order.goods)).toEqual({ left: 8, moved: -1, moves: 1 });
  return found;
}

const expected = (is: (state: State) => unknown) =>
  states.map((state) => ({ state, is: is(state) }));

const open = async (shop: PayingShop, order: Unpaid) => {
  const params = created(shop, order);
  return { id: params.id, result: (await call(shop, 'CreateTransaction', params)).result };
};

test('opens a Payme transaction only for orders that await payment', async () => {
  const found = await each('payme', async (shop, order, state) => {
    await set(order, state);
    const allowed = await call(shop, 'CheckPerformTransaction', bill(order));
    const { id, result } = await open(shop, order);
    expect(await stateOf(order)).toEqual(state);
    await call(shop, 'CancelTransaction', { id, reason: 3 });
    return [allowed.result?.allow === true, result?.state === 1];
  });
  expect(found).toEqual(expected((state) => [owesMoney(state), owesMoney(state)]));
});

test('names the reason for which Payme cannot take a payment', async () => {
  const found = await each('payme', async (shop, order, state) => {
    await set(order, state);
    return (await call(shop, 'CheckPerformTransaction', bill(order))).code;
  });
  const reasonFor = ({ status, paymentStatus, payment }: State) => {
    if (status === 'canceled') return -31052;
    if (paymentStatus === 'confirmed' || paymentStatus === 'refunded') return -31051;
    return payment === 'instalment' ? -31054 : undefined;
  };
  expect(found).toEqual(expected(reasonFor));
});

test('responds with -31054 to a Payme payment for an order that was returned entirely', async () => {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  const { db } = (await testShop()).ports;
  const setReturned = (returnedTotal: number) =>
    db.update(orders).set({ returnedTotal }).where(eq(orders.id, order.id));
  await setReturned(order.total);
  const { code, data } = await call(shop, 'CheckPerformTransaction', bill(order));
  // Other tests of the shared shop check that this total equals the price of the returned units.
  await setReturned(0);
  expect([code, data]).toEqual([-31054, 'order_id']);
});

test('performs an open Payme transaction only for orders that still await payment', async () => {
  const found = await each('payme', async (shop, order, state) => {
    await set(order, owing);
    const { id } = await open(shop, order);
    await set(order, state);
    const { result } = await call(shop, 'PerformTransaction', { id });
    expect(await isTaken(order, 'payme', state)).toBe(result?.state === 2);
    if (!result) await call(shop, 'CancelTransaction', { id, reason: 3 });
    return result?.state === 2;
  });
  expect(found).toEqual(expected(owesMoney));
});

test('prepares a Click payment only for orders that await payment', async () => {
  const found = await each('click', async (shop, order, state) => {
    await set(order, state);
    const { error } = await prepare(shop, fieldsOf(order));
    expect(await stateOf(order)).toEqual(state);
    return error === 0;
  });
  expect(found).toEqual(expected(owesMoney));
});

test('completes a prepared Click payment only for orders that still await payment', async () => {
  const found = await each('click', async (shop, order, state) => {
    await set(order, owing);
    const fields = fieldsOf(order);
    const { merchant_prepare_id } = await prepare(shop, fields);
    await set(order, state);
    const ready = { ...fields, merchant_prepare_id: String(merchant_prepare_id) };
    const { error } = await complete(shop, ready);
    expect(await isTaken(order, 'click', state)).toBe(error === 0);
    return error === 0;
  });
  expect(found).toEqual(expected(owesMoney));
});

test('canceling an unpaid Payme transaction marks only a pending payment as rejected', async () => {
  await each('payme', async (shop, order, state) => {
    await set(order, owing);
    const { id } = await open(shop, order);
    await set(order, state);
    const { result } = await call(shop, 'CancelTransaction', { id, reason: 3 });
    expect(result.state).toBe(-1);
    const paymentStatus = state.paymentStatus === 'waiting' ? 'rejected' : state.paymentStatus;
    expect(await stateOf(order)).toEqual({ ...state, paymentStatus });
  });
});
