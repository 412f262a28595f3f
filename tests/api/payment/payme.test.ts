import { expect, test } from 'vitest';
import { moveOrder, movePayment } from '@/api/order/order-status';
import { complete, fieldsOf, prepare } from '@/tests/api/setup/click';
import { stockOf } from '@/tests/api/setup/order';
import { aTransaction, basic, bill, call, created } from '@/tests/api/setup/payme';
import { anUnpaidOrder, aPayingShop, providers, type Unpaid } from '@/tests/api/setup/provider';
import { testShop } from '@/tests/api/setup/shop';

const HOUR_MS = 60 * 60 * 1000;
/** Creates a shop with an order for which Payme has opened a transaction. */
async function withTransaction() {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  const params = created(shop, order);
  const { result } = await call(shop, 'CreateTransaction', params);
  return { shop, order, params, id: params.id, result };
}

test('links to Payme with merchant, order, amount, language and return address (B-58)', async () => {
  const shop = await aPayingShop();
  const { id, customer, total } = await anUnpaidOrder(shop, 'payme');
  const pay = async (language: string) => {
    const headers = { ...customer.headers, 'accept-language': language };
    const response = await shop.sendJson(
      `/order/order/${id}/payment`,
      { headers },
      { provider: 'payme' },
    );
    const [, path = ''] = (await response.json()).data.redirect_url.split(
      'https://checkout.paycom.uz/',
    );
    return Buffer.from(path, 'base64').toString();
  };
  const start = `m=587f72c72cac0d162c722ae2;ac.order_id=${id};a=${total * 100};`;
  expect(await pay('uz')).toBe(`${start}l=uz;c=https://shop.example/orders?order=${id}`);
  expect(await pay('ru')).toBe(`${start}l=ru;c=https://shop.example/ru/orders?order=${id}`);
});

test('returns the same response when a payment step is repeated', async () => {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  expect((await call(shop, 'CheckPerformTransaction', bill(order))).result).toEqual({
    allow: true,
  });

  const params = created(shop, order);
  const opened = await call(shop, 'CreateTransaction', params);
  expect(opened.result).toEqual({
    create_time: shop.now(),
    transaction: expect.stringMatching(/^\d+$/),
    state: 1,
  });
  shop.pass(60_000);
  expect((await call(shop, 'CreateTransaction', params)).result).toEqual(opened.result);
  expect((await shop.order(order.id, order.customer)).payment_status).toBe('waiting');

  const performed = await call(shop, 'PerformTransaction', { id: params.id });
  const { transaction } = opened.result;
  expect(performed.result).toEqual({ transaction, perform_time: shop.now(), state: 2 });
  shop.pass(60_000);
  expect((await call(shop, 'PerformTransaction', { id: params.id })).result).toEqual(
    performed.result,
  );
  expect(await shop.order(order.id, order.customer)).toMatchObject({
    payment_status: 'confirmed',
    payment: 'payme',
    pay_until: null,
    status: 'new',
  });

  expect((await call(shop, 'CheckTransaction', { id: params.id })).result).toEqual({
    create_time: opened.result.create_time,
    perform_time: performed.result.perform_time,
    cancel_time: 0,
    transaction,
    state: 2,
    reason: null,
  });
});

test('cancels an unpaid transaction with state -1 and lets the order be paid again', async () => {
  const { shop, order, id, result } = await withTransaction();
  shop.pass(1000);
  const canceled = await call(shop, 'CancelTransaction', { id, reason: 3 });
  expect(canceled.result).toEqual({
    transaction: result.transaction,
    cancel_time: shop.now(),
    state: -1,
  });
  shop.pass(1000);
  expect((await call(shop, 'CancelTransaction', { id, reason: 5 })).result).toEqual(
    canceled.result,
  );
  expect((await call(shop, 'PerformTransaction', { id })).code).toBe(-31008);
  expect((await call(shop, 'CheckTransaction', { id })).result).toMatchObject({
    state: -1,
    reason: 3,
  });
  expect((await shop.order(order.id, order.customer)).payment_status).toBe('rejected');

  const again = created(shop, order);
  expect((await call(shop, 'CreateTransaction', again)).result.state).toBe(1);
  expect((await call(shop, 'PerformTransaction', { id: again.id })).result.state).toBe(2);
  expect((await shop.order(order.id, order.customer)).payment_status).toBe('confirmed');
});

test('refunds a paid transaction with state -2 and restores the stock once', async () => {
  const { shop, order, id } = await withTransaction();
  await call(shop, 'PerformTransaction', { id });
  const canceled = await call(shop, 'CancelTransaction', { id, reason: 5 });

  expect(canceled.result.state).toBe(-2);
  expect((await call(shop, 'CancelTransaction', { id, reason: 5 })).result).toEqual(
    canceled.result,
  );
  expect(await shop.order(order.id, order.customer)).toMatchObject({
    payment_status: 'refunded',
    status: 'canceled',
  });
  expect(await stockOf(order.goods)).toEqual({ left: 9, moved: 0, moves: 2 });
});

test('responds with -31007 to the cancellation of a delivered order', async () => {
  const { shop, order, id } = await withTransaction();
  const { ports } = await testShop();
  await call(shop, 'PerformTransaction', { id });
  await moveOrder(ports, order.id, 'in_progress');
  await moveOrder(ports, order.id, 'done');

  expect((await call(shop, 'CancelTransaction', { id, reason: 5 })).code).toBe(-31007);
  expect((await shop.order(order.id, order.customer)).payment_status).toBe('confirmed');
});

test.each(['CreateTransaction', 'PerformTransaction'])(
  'responds with -31008 to %s after 12 hours and ends the transaction with reason 4',
  async (method) => {
    const { shop, params, id } = await withTransaction();
    shop.pass(12 * HOUR_MS - 1);
    expect((await call(shop, 'CreateTransaction', params)).result.state).toBe(1);
    shop.pass(1);
    expect((await call(shop, method, params)).code).toBe(-31008);
    expect((await call(shop, 'CheckTransaction', { id })).result).toMatchObject({
      state: -1,
      reason: 4,
      cancel_time: shop.now(),
    });
    expect((await call(shop, 'PerformTransaction', { id })).code).toBe(-31008);
  },
);

test('responds with -31008 to a transaction that began 12 hours ago', async () => {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  const old = { ...created(shop, order), time: shop.now() - 12 * HOUR_MS };
  expect((await call(shop, 'CreateTransaction', old)).code).toBe(-31008);
});

test('does not cancel an overdue order while Payme can still take the money', async () => {
  const shop = await aPayingShop();
  const [order, other] = [await anUnpaidOrder(shop, 'payme'), await anUnpaidOrder(shop, 'payme')];
  const untilOf = async ({ id, customer }: Unpaid) => (await shop.order(id, customer)).pay_until;
  const before = [await untilOf(order), await untilOf(other)];
  shop.pass(11 * HOUR_MS);
  const params = created(shop, order);
  await call(shop, 'CreateTransaction', params);
  expect(await untilOf(order)).not.toBe(before[0]);
  expect(await untilOf(other)).toBe(before[1]);
  shop.pass(11 * HOUR_MS);
  expect((await shop.order(order.id, order.customer)).status).toBe('new');
  expect((await call(shop, 'PerformTransaction', { id: params.id })).result.state).toBe(2);
});

test('responds with -31001 to a wrong amount and -31050 to an unknown order', async () => {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  for (const method of ['CheckPerformTransaction', 'CreateTransaction']) {
    const params = created(shop, order);
    for (const amount of [order.total, order.total * 100 - 1, order.total * 100 + 1, 0, -1]) {
      expect((await call(shop, method, { ...params, amount })).code).toBe(-31001);
    }
    for (const order_id of ['0', '999999999', 'x', '', '1e3', ' ', -1, 2 ** 53]) {
      const response = await call(shop, method, { ...params, account: { order_id } });
      expect([order_id, response.code, response.data]).toEqual([order_id, -31050, 'order_id']);
      expect(Object.keys(response.message).sort()).toEqual(['en', 'ru', 'uz']);
    }
  }
});

test('rejects other transactions during and after a payment (-31053, -31051)', async () => {
  const { shop, order, id } = await withTransaction();
  for (const method of ['CheckPerformTransaction', 'CreateTransaction']) {
    const response = await call(shop, method, created(shop, order));
    expect([response.code, response.data]).toEqual([-31053, 'order_id']);
  }
  await call(shop, 'PerformTransaction', { id });
  for (const method of ['CheckPerformTransaction', 'CreateTransaction']) {
    expect((await call(shop, method, created(shop, order))).code).toBe(-31051);
  }
});

test('opens one transaction for 20 concurrent requests, whether different or identical', async () => {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => call(shop, 'CreateTransaction', created(shop, order))),
  );
  expect(responses.filter(({ result }) => result)).toHaveLength(1);

  const other = await anUnpaidOrder(shop, 'payme');
  const params = created(shop, other);
  const same = await Promise.all(
    Array.from({ length: 20 }, () => call(shop, 'CreateTransaction', params)),
  );
  expect(new Set(same.map(({ result }) => result?.transaction)).size).toBe(1);
});

test('rejects payment of a canceled order with -31052 on opening and -31008 later', async () => {
  const { shop, order, id } = await withTransaction();
  const { ports } = await testShop();
  await moveOrder(ports, order.id, 'canceled');
  expect((await call(shop, 'PerformTransaction', { id })).code).toBe(-31008);
  expect((await call(shop, 'CheckPerformTransaction', bill(order))).code).toBe(-31052);
  expect((await call(shop, 'CancelTransaction', { id, reason: 3 })).result.state).toBe(-1);
});

test('responds with -31008 when the order has been paid in another way', async () => {
  const { shop, order, id } = await withTransaction();
  const { ports } = await testShop();
  await movePayment(ports, order.id, 'confirmed');
  expect((await call(shop, 'PerformTransaction', { id })).code).toBe(-31008);
});

test.each(['PerformTransaction', 'CancelTransaction', 'CheckTransaction'])(
  'responds with -31003 to %s before CreateTransaction',
  async (method) => {
    const shop = await aPayingShop();
    const response = await call(shop, method, { id: aTransaction(), reason: 1 });
    expect(response.code).toBe(-31003);
  },
);

test('lists a period’s transactions in a statement, oldest first', async () => {
  const shop = await aPayingShop();
  // No other test uses a time near this one.
  shop.pass(20 * 24 * HOUR_MS + process.pid);
  const from = shop.now();
  const params = [];
  for (let made = 0; made < 3; made++) {
    const order = await anUnpaidOrder(shop, 'payme');
    params.push(created(shop, order));
    await call(shop, 'CreateTransaction', params[made] ?? {});
    shop.pass(1000);
  }
  const [first, second, third] = params;
  await call(shop, 'PerformTransaction', { id: second?.id });

  const all = await call(shop, 'GetStatement', { from, to: shop.now() });
  expect(all.result.transactions.map(({ id }: { id: string }) => id)).toEqual(
    params.map(({ id }) => id),
  );
  expect(all.result.transactions[1]).toEqual({
    id: second?.id,
    time: second?.time,
    amount: second?.amount,
    account: second?.account,
    create_time: second?.time,
    perform_time: shop.now(),
    cancel_time: 0,
    transaction: expect.any(String),
    state: 2,
    reason: null,
  });
  const edges = await call(shop, 'GetStatement', { from: first?.time, to: third?.time });
  expect(edges.result.transactions).toHaveLength(3);
  const early = await call(shop, 'GetStatement', { from: first?.time, to: second?.time });
  expect(early.result.transactions).toHaveLength(2);
  const none = await call(shop, 'GetStatement', { from: shop.now() + 1, to: shop.now() + 2 });
  expect(none.result.transactions).toEqual([]);
});

test('Payme transactions and statements ignore payments prepared by Click', async () => {
  const shop = await aPayingShop();
  shop.pass(25 * 24 * HOUR_MS + process.pid);
  const order = await anUnpaidOrder(shop, 'payme');
  expect((await prepare(shop, fieldsOf(order))).error).toBe(0);
  const params = created(shop, order);
  expect((await call(shop, 'CreateTransaction', params)).result.state).toBe(1);

  const period = { from: shop.now(), to: shop.now() };
  const { transactions } = (await call(shop, 'GetStatement', period)).result;
  expect(transactions.map(({ id }: { id: string }) => id)).toEqual([params.id]);
});

test('lets Payme use a transaction number that Click has used', async () => {
  const shop = await aPayingShop();
  const [prepared, order] = [
    await anUnpaidOrder(shop, 'click'),
    await anUnpaidOrder(shop, 'payme'),
  ];
  const fields = fieldsOf(prepared);
  const id = fields.click_trans_id ?? '';
  const { merchant_prepare_id = '' } = await prepare(shop, fields);
  expect((await call(shop, 'CheckTransaction', { id })).code).toBe(-31003);

  const params = created(shop, order, id);
  expect((await call(shop, 'CreateTransaction', params)).result.state).toBe(1);
  expect((await complete(shop, { ...fields, merchant_prepare_id })).error).toBe(0);
  expect((await call(shop, 'PerformTransaction', { id })).result.state).toBe(2);
});

test('changes only the paid order’s payment method', async () => {
  const shop = await aPayingShop();
  const [order, other] = [await anUnpaidOrder(shop, 'click'), await anUnpaidOrder(shop, 'click')];
  const params = created(shop, order);
  await call(shop, 'CreateTransaction', params);
  expect((await call(shop, 'PerformTransaction', { id: params.id })).result.state).toBe(2);
  const orders = [order, other].map(({ id, customer }) => shop.order(id, customer));
  expect((await Promise.all(orders)).map(({ payment }) => payment)).toEqual(['payme', 'click']);
});

test('lets transactions of different orders proceed independently', async () => {
  const { shop } = await withTransaction();
  const other = await anUnpaidOrder(shop, 'payme');
  expect((await call(shop, 'CreateTransaction', created(shop, other))).result.state).toBe(1);
});

test.each(['', 'Basic', basic('Paycom:wrong'), basic(`Other:${providers.payme.key}`), 'Bearer x'])(
  'responds with -32504 to authorization %j',
  async (authorization) => {
    const shop = await aPayingShop();
    const order = await anUnpaidOrder(shop, 'payme');
    expect((await call(shop, 'CreateTransaction', created(shop, order), authorization)).code).toBe(
      -32504,
    );
  },
);

test('responds to malformed requests with -32300, -32700, -32600 or -32601', async () => {
  const shop = await aPayingShop();
  const codeOf = async (init: RequestInit) => {
    const response = await shop.send('/payment/payme', {
      headers: { authorization: basic(`Paycom:${providers.payme.key}`) },
      ...init,
    });
    expect(response.status).toBe(200);
    return (await response.json()).error.code;
  };
  const post = (body: string) => codeOf({ method: 'POST', body });

  expect(await codeOf({ method: 'GET' })).toBe(-32300);
  expect(await post('{')).toBe(-32700);
  expect(await post('')).toBe(-32700);
  for (const body of ['null', '[]', '"x"', '{}', '{"method":1,"params":{}}', '{"method":"x"}']) {
    expect([body, await post(body)]).toEqual([body, -32600]);
  }
  expect((await call(shop, 'CheckTransaction', { id: 5 })).code).toBe(-32600);
  expect((await call(shop, 'CreateTransaction', { id: 'x' })).code).toBe(-32600);
  expect(await call(shop, 'SetFiscalData', {})).toMatchObject({
    code: -32601,
    data: 'SetFiscalData',
  });
  expect((await call(shop, 'constructor', {})).code).toBe(-32601);
});

test('has no Payme endpoint in a shop without Payme settings', async () => {
  const shop = await aPayingShop({ siteUrl: 'https://shop.example' });
  expect((await shop.send('/payment/payme', { method: 'POST', body: '{}' })).status).toBe(404);
});
