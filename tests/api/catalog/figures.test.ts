import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { variants } from '@/api/db/schema/catalog';
import { moveOrder } from '@/api/order/order-status';
import { sendRestockMessages } from '@/api/services/restock-message';
import { SmsFailure } from '@/api/shared/errors';
import { complete, fieldsOf, post, prepare } from '@/tests/api/setup/click';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf } from '@/tests/api/setup/order';
import { basic, bill, call, created } from '@/tests/api/setup/payme';
import { anUnpaidOrder, aPayingShop } from '@/tests/api/setup/provider';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { aPhone, aSignInShop } from '@/tests/api/setup/sign-in-shop';

/**
 * Counts each metric until the end of the test. A key is a metric's name and label values, joined
 * by spaces.
 */
function counted(): Map<string, number> {
  const seen = new Map<string, number>();
  const previous = globalThis.metricSink;
  onTestFinished(() => {
    globalThis.metricSink = previous;
  });
  globalThis.metricSink = {
    count(name, labels) {
      const key = [name, ...Object.values(labels)].join(' ');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    },
    observe: () => {},
    watch: () => {},
  };
  return seen;
}

test('counts SMS by provider, purpose and result', async () => {
  const seen = counted();
  let isDown = true;
  const send = async () => {
    if (isDown) throw new SmsFailure('refused');
  };
  const sms = { provider: 'tests', reachesPhones: true, send };
  const shop = await aSignInShop({ sms });
  const phone = aPhone();
  await shop.sendCode(phone);
  isDown = false;
  await shop.sendCode(phone);
  await shop.sendCode(phone);

  const { variant } = await aProduct({ stock: 0 });
  const headers = { ...aGuest('figures'), 'x-forwarded-for': '198.51.100.77' };
  const body = { sub_product: variant, phone: aPhone() };
  expect((await request('/catalog/restock', { headers, body })).status).toBe(200);
  const { ports } = await testShop();
  await ports.db.update(variants).set({ stock: 3 }).where(eq(variants.id, variant));
  await sendRestockMessages({ ...ports, sms });

  expect(Object.fromEntries(seen)).toMatchObject({
    'chorsu_sms_total tests code failed': 1,
    'chorsu_sms_total tests code sent': 1,
    'chorsu_sms_total tests code refused': 1,
    'chorsu_sms_total tests restock sent': expect.any(Number),
  });
});

test('counts code requests rejected by a limit even if no SMS provider is set', async () => {
  const seen = counted();
  const shop = await aSignInShop({ sms: null });
  const phone = aPhone();
  expect([await shop.sendCode(phone), await shop.sendCode(phone)]).toMatchObject([
    { status: 200, data: { detail: expect.stringContaining('12345') } },
    { status: 429 },
  ]);
  expect(Object.fromEntries(seen)).toMatchObject({ 'chorsu_sms_total none code refused': 1 });
});

test('counts orders when they are placed and when their status changes', async () => {
  const seen = counted();
  const { ports } = await testShop();
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const { id } = await read('order.place', '/order/order', { headers, body: checkoutOf([goods]) });
  await moveOrder(ports, id, 'canceled');
  expect(Object.fromEntries(seen)).toMatchObject({
    'chorsu_orders_total placed': 1,
    'chorsu_orders_total canceled': 1,
  });
});

test('counts payments and provider callbacks by provider and result', async () => {
  const shop = await aPayingShop();
  const [ofPayme, ofClick] = [
    await anUnpaidOrder(shop, 'payme'),
    await anUnpaidOrder(shop, 'click'),
  ];
  const seen = counted();

  const params = created(shop, ofPayme);
  await call(shop, 'CheckPerformTransaction', { ...bill(ofPayme), amount: 1 });
  await call(shop, 'CreateTransaction', params);
  await call(shop, 'PerformTransaction', { id: params.id });
  await call(shop, 'PerformTransaction', { id: params.id }, basic('Paycom:wrong'));
  await call(shop, 'Invented by somebody', {});

  const fields = fieldsOf(ofClick);
  const { merchant_prepare_id: prepared } = await prepare(shop, fields);
  await complete(shop, { ...fields, merchant_prepare_id: String(prepared) });
  await post(shop, 'prepare', { ...fields, action: '0', sign_string: 'wrong' });

  expect(Object.fromEntries(seen)).toMatchObject({
    'chorsu_payments_total payme created': 1,
    'chorsu_payments_total payme paid': 1,
    'chorsu_payments_total click created': 1,
    'chorsu_payments_total click paid': 1,
    'chorsu_payment_calls_total payme CheckPerformTransaction badAmount': 1,
    'chorsu_payment_calls_total payme CreateTransaction done': 1,
    'chorsu_payment_calls_total payme PerformTransaction done': 1,
    'chorsu_payment_calls_total payme PerformTransaction notAllowed': 1,
    'chorsu_payment_calls_total payme unknown noMethod': 1,
    'chorsu_payment_calls_total click prepare done': 1,
    'chorsu_payment_calls_total click complete done': 1,
    'chorsu_payment_calls_total click prepare badSign': 1,
  });
});

test('logs and counts the reasons for refused orders, sign-ins and payments', async () => {
  const seen = counted();
  const lines = logged();
  const [{ headers }, goods] = [await aCustomer(), await aProduct({ stock: 1 })];
  await request('/order/order', { headers, body: checkoutOf([goods], {}, 2) });
  await request('/order/order', { headers, body: checkoutOf([{ ...goods, price: 1 }]) });
  await request('/order/order', { headers, body: checkoutOf([goods], { payment: 'payme' }) });
  await request('/user/sign-in', { body: { phone: aPhone(), code: '54321' } });
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  await call(shop, 'CheckPerformTransaction', { ...bill(order), amount: 1 });

  const refused = { msg: 'refused', level: 'info', call: 'order.place' };
  const skus = `T-${goods.product} #${goods.variant}`;
  const payment = { msg: 'payment callback', provider: 'payme', result: 'badAmount' };
  for (const line of [
    { ...refused, status: 409, reason: 'out_of_stock', skus },
    { ...refused, status: 409, reason: 'price_changed', skus },
    { ...refused, status: 422, reason: 'invalid', fields: 'payment: fieldInvalid' },
    { ...refused, call: 'user.signIn', reason: 'wrongCode' },
    { ...payment, step: 'CheckPerformTransaction', code: -31001, order_id: String(order.id) },
  ]) {
    expect(lines).toContainEqual(expect.objectContaining(line));
  }
  expect(Object.fromEntries(seen)).toMatchObject({
    'chorsu_refusals_total order.place out_of_stock': 1,
    'chorsu_refusals_total order.place price_changed': 1,
    'chorsu_refusals_total order.place invalid': 1,
    'chorsu_refusals_total user.signIn wrongCode': 1,
    'chorsu_payment_calls_total payme CheckPerformTransaction badAmount': 1,
  });
});

/** Collects log lines of every level until the end of the test. */
function logged(): object[] {
  const lines: object[] = [];
  const previous = globalThis.logSink;
  onTestFinished(() => {
    globalThis.logSink = previous;
  });
  const write: NonNullable<typeof previous>['write'] = (level, msg, line) =>
    lines.push({ level, msg, ...line });
  globalThis.logSink = { isOn: () => true, write };
  return lines;
}
