import { expect, test } from 'vitest';
import { moveOrder } from '@/api/order/order-status';
import { complete, type Fields, fieldsOf, post, prepare, signed } from '@/tests/api/setup/click';
import {
  anUnpaidOrder,
  aPayingShop,
  type PayingShop,
  providers,
  type Unpaid,
} from '@/tests/api/setup/provider';
import { testShop } from '@/tests/api/setup/shop';

async function prepared() {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'click');
  const fields = fieldsOf(order);
  const { merchant_prepare_id } = await prepare(shop, fields);
  const ready: Fields = { ...fields, merchant_prepare_id: String(merchant_prepare_id) };
  return { shop, order, fields: ready };
}

const stateOf = async (shop: PayingShop, { id, customer }: Unpaid) =>
  (await shop.order(id, customer)).payment_status;

test('links to Click with the service, amount, order number and return address (B-58)', async () => {
  const shop = await aPayingShop();
  const { id, customer, total } = await anUnpaidOrder(shop, 'click');
  const response = await shop.sendJson(`/order/order/${id}/payment`, customer, {
    provider: 'click',
  });
  const url = new URL((await response.json()).data.redirect_url);

  expect(url.origin + url.pathname).toBe('https://my.click.uz/services/pay');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    service_id: providers.click.serviceId,
    merchant_id: '67890',
    amount: String(total),
    transaction_param: String(id),
    return_url: `https://shop.example/orders?order=${id}`,
  });
});

test('repeats the response to Prepare, pays on Complete, then returns -4', async () => {
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'click');
  const fields = fieldsOf(order);
  const first = await prepare(shop, fields);
  expect(first).toEqual({
    click_trans_id: fields.click_trans_id,
    merchant_trans_id: String(order.id),
    merchant_prepare_id: expect.any(Number),
    error: 0,
    error_note: 'Success',
  });
  expect(await prepare(shop, fields)).toEqual(first);
  expect(await stateOf(shop, order)).toBe('waiting');

  const ready = { ...fields, merchant_prepare_id: String(first.merchant_prepare_id) };
  expect(await complete(shop, ready)).toEqual({
    click_trans_id: fields.click_trans_id,
    merchant_trans_id: String(order.id),
    merchant_confirm_id: first.merchant_prepare_id,
    error: 0,
    error_note: 'Success',
  });
  expect(await stateOf(shop, order)).toBe('confirmed');
  expect((await complete(shop, ready)).error).toBe(-4);
  expect((await prepare(shop, fields)).error).toBe(-4);
});

test('responds with -1 to a wrong signature in both steps', async () => {
  const { shop, order, fields } = await prepared();
  const forged = [
    { ...fields, sign_string: 'x' },
    { ...signed({ ...fields, action: '1' }), amount: '1.00' },
    { ...signed({ ...fields, action: '1' }), merchant_prepare_id: '1' },
    signed({ ...fields, action: '1', service_id: '1' }),
  ];
  for (const form of forged) {
    expect((await post(shop, 'complete', { action: '1', ...form })).error).toBe(-1);
  }
  const other = { ...signed({ ...fields, action: '0' }), click_trans_id: '5' };
  expect((await post(shop, 'prepare', other)).error).toBe(-1);
  expect(await stateOf(shop, order)).toBe('waiting');
});

test.each(['1.00', '144999', '145000.50', '-145000', '1e9', 'NaN', '145000,00'])(
  'responds with -2 to an amount of %s in both steps',
  async (amount) => {
    const { shop, fields } = await prepared();
    expect((await prepare(shop, { ...fields, amount })).error).toBe(-2);
    expect((await complete(shop, { ...fields, amount })).error).toBe(-2);
  },
);

test.each(['145000', '145000.0', '145000.00'])(
  'accepts %s as the amount of a 145,000 UZS order',
  async (amount) => {
    const shop = await aPayingShop();
    const order = await anUnpaidOrder(shop, 'click');
    expect((await prepare(shop, { ...fieldsOf(order), amount })).error).toBe(0);
  },
);

test('responds with -3 when a step receives the other step’s action number', async () => {
  const { shop, fields } = await prepared();
  expect((await post(shop, 'prepare', signed({ ...fields, action: '1' }))).error).toBe(-3);
  expect((await post(shop, 'complete', signed({ ...fields, action: '0' }))).error).toBe(-3);
  expect((await post(shop, 'prepare', signed({ ...fields, action: '7' }))).error).toBe(-3);
});

test('responds with -4 to further transactions once an order is paid', async () => {
  const { shop, order, fields } = await prepared();
  const other = fieldsOf(order);
  const { merchant_prepare_id } = await prepare(shop, other);
  expect((await complete(shop, fields)).error).toBe(0);

  const late = { ...other, merchant_prepare_id: String(merchant_prepare_id) };
  expect((await complete(shop, late)).error).toBe(-4);
  expect((await prepare(shop, fieldsOf(order))).error).toBe(-4);
});

test.each(['0', '999999999', 'x', '1e3', '99999999999999'])(
  'responds with -5 to order %s',
  async (id) => {
    const { shop, fields } = await prepared();
    expect((await prepare(shop, { ...fields, merchant_trans_id: id })).error).toBe(-5);
  },
);

test('responds with -8 to the id of another order’s payment and prepares nothing', async () => {
  const { shop, order, fields } = await prepared();
  const other = await anUnpaidOrder(shop, 'click');
  const { click_trans_id = '' } = fields;
  expect((await prepare(shop, { ...fieldsOf(other), click_trans_id })).error).toBe(-8);
  expect((await complete(shop, fields)).error).toBe(0);
  expect([await stateOf(shop, order), await stateOf(shop, other)]).toEqual([
    'confirmed',
    'waiting',
  ]);
});

test('responds with -6 to Complete without Prepare', async () => {
  const { shop, order, fields } = await prepared();
  const other = await prepared();
  const strangers = [
    { ...fields, merchant_prepare_id: '999999999' },
    { ...fields, merchant_prepare_id: 'x' },
    { ...fieldsOf(order), merchant_prepare_id: fields.merchant_prepare_id ?? '' },
    { ...fields, merchant_prepare_id: other.fields.merchant_prepare_id ?? '' },
  ];
  for (const form of strangers) expect((await complete(shop, form)).error).toBe(-6);
  expect(await stateOf(shop, order)).toBe('waiting');
});

test('responds with -8 to a form with a missing field', async () => {
  const { shop, fields } = await prepared();
  const form: Fields = signed({ ...fields, action: '1' });
  const needed = ['click_trans_id', 'service_id', 'merchant_trans_id', 'merchant_prepare_id'];
  for (const name of [...needed, 'error', 'amount', 'action', 'sign_time', 'sign_string']) {
    const { [name]: _, ...rest } = form;
    expect([name, (await post(shop, 'complete', rest)).error]).toEqual([name, -8]);
  }
});

test.each(['abc', '', '1', '00', '-0', '+0', '0.0', ' 0', '0x0', '1e0', 'NaN'])(
  'takes no payment if the error of Complete is %j, neither 0 nor a negative number',
  async (error) => {
    const { shop, order, fields } = await prepared();

    expect((await complete(shop, { ...fields, error })).error).toBe(-8);

    expect(await stateOf(shop, order)).toBe('waiting');
    expect((await complete(shop, fields)).error).toBe(0);
  },
);

test('responds with -9 after a failed payment and lets another transaction pay', async () => {
  const { shop, order, fields } = await prepared();
  const failed = { ...fields, error: '-5017', error_note: 'Insufficient funds' };
  expect((await complete(shop, failed)).error).toBe(-9);
  expect(await stateOf(shop, order)).toBe('rejected');
  expect((await complete(shop, fields)).error).toBe(-9);
  expect((await prepare(shop, fields)).error).toBe(-9);

  const again = fieldsOf(order);
  const { merchant_prepare_id } = await prepare(shop, again);
  const paid = await complete(shop, { ...again, merchant_prepare_id: String(merchant_prepare_id) });
  expect(paid.error).toBe(0);
  expect(await stateOf(shop, order)).toBe('confirmed');
});

test('responds with -9 for a canceled order and takes no payment', async () => {
  const { shop, order, fields } = await prepared();
  const { ports } = await testShop();
  await moveOrder(ports, order.id, 'canceled');
  expect((await prepare(shop, fieldsOf(order))).error).toBe(-9);
  expect((await complete(shop, fields)).error).toBe(-9);
  expect(await stateOf(shop, order)).toBe('rejected');
});

test('records one payment for 20 concurrent identical Complete requests', async () => {
  const { shop, order, fields } = await prepared();
  const responses = await Promise.all(Array.from({ length: 20 }, () => complete(shop, fields)));
  expect(responses.map(({ error }) => error).sort()).toEqual(
    [-4, 0].flatMap((code) => Array.from({ length: code === 0 ? 1 : 19 }, () => code)),
  );
  expect(await stateOf(shop, order)).toBe('confirmed');
});
