import { expect, test } from 'vitest';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, oneClickOf } from '@/tests/api/setup/order';
import { request } from '@/tests/api/setup/request';

const KEY = '0123456789abcdef0123456789abcdef';
const keyed = (headers: Record<string, string>, key = KEY) => ({
  ...headers,
  'idempotency-key': key,
});
const sent = async (headers: Record<string, string>) =>
  (await request('/order/sent', { headers })).envelope.data;

test('finds an order by its idempotency key only for its customer (B-62)', async () => {
  const [{ headers }, other, goods] = [await aCustomer(), await aCustomer(), await aProduct()];
  expect(await sent(keyed(headers))).toBeNull();
  const { envelope } = await request('/order/order', {
    headers: keyed(headers),
    body: checkoutOf([goods]),
  });

  expect(await sent(keyed(headers))).toEqual(envelope.data);
  expect(await sent(keyed(other.headers))).toBeNull();
  expect(await sent(keyed(headers, `${KEY}0`))).toBeNull();
  expect(await sent(headers)).toBeNull();
});

test('returns the order to a guest who lost both the cookie and the response (B-62)', async () => {
  const goods = await aProduct();
  const key = KEY.replaceAll('0', 'a');
  const { envelope } = await request('/order/create', {
    headers: keyed({}, key),
    body: oneClickOf(goods),
  });
  expect(await sent(keyed({}, key))).toEqual(envelope.data);
  expect(await sent(keyed(aGuest('later'), key))).toEqual(envelope.data);
});

test('finds no order by a key that is easy to guess', async () => {
  const goods = await aProduct();
  await request('/order/create', { headers: keyed({}, '1'), body: oneClickOf(goods) });
  expect(await sent(keyed({}, '1'))).toBeNull();
});
