import { expect, test } from 'vitest';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { oneClickOf, stockOf } from '@/tests/api/setup/order';
import { request } from '@/tests/api/setup/request';

const foreign = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://shop.example.evil.example', 'x-forwarded-host': 'shop.example' },
];
const types = ['application/json', 'application/x-www-form-urlencoded', 'text/plain'];

test.each(foreign)('rejects a write from another site with %j', async (headers) => {
  const goods = await aProduct();
  const guest = aGuest('foreign');
  for (const type of types) {
    for (const path of ['/order/create', '/order/order', '/order/cart', '/order/wish']) {
      const form = JSON.stringify(oneClickOf(goods));
      const { status } = await request(path, {
        headers: { ...guest, ...headers, 'content-type': type },
        form,
      });
      expect([path, type, status]).toEqual([path, type, 403]);
    }
  }
  expect((await stockOf(goods)).moves).toBe(0);
});

test.each([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' },
  {},
])('accepts a write from the shop itself or from a program with %j', async (headers) => {
  const body = oneClickOf(await aProduct());
  const { status } = await request('/order/create', {
    headers: { ...aGuest('own'), ...headers },
    body,
  });
  expect(status).toBe(200);
});

test('allows read requests from any site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await request('/catalog/product?size=1', { headers })).status).toBe(200);
});
