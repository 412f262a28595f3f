import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, TASHKENT } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const EACH = 63;

type Call = { method: string; path: string; body?: object };

/** Returns one request for each endpoint whose path contains the id of a customer's resource. */
const callsOn = (order: number, address: number): Call[] => [
  { method: 'GET', path: `/order/order/${order}` },
  { method: 'POST', path: `/order/order/${order}/payment`, body: { provider: 'sandbox' } },
  { method: 'PUT', path: `/order/address/${address}`, body: { ...TASHKENT, house: 'Other, 1' } },
  { method: 'DELETE', path: `/order/address/${address}` },
];

async function send({ method, path, body }: Call, headers: Record<string, string>) {
  const { app } = await testShop();
  const response = await app.request(API_BASE + path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

test('reveals and changes no customer data with a foreign or missing token (S6-06)', {
  timeout: 120_000,
}, async () => {
  const her = await aCustomer();
  const order = await read('order.place', '/order/order', {
    headers: her.headers,
    body: checkoutOf([await aProduct()], { payment: 'sandbox' }),
  });
  const address = await read('address.add', '/order/address', {
    headers: her.headers,
    body: { ...TASHKENT, house: 'Bunyodkor, 7' },
  });
  const thief = await aCustomer();
  const intruders: [Record<string, string>, number][] = [
    [thief.headers, 404],
    [aGuest('thief'), 401],
    [{}, 401],
    [{ authorization: 'Bearer guessed-token' }, 401],
  ];
  const none = callsOn(2_147_483_647, 2_147_483_647);

  let sent = 0;
  for (let round = 0; round < EACH; round++) {
    for (const [at, call] of callsOn(order.id, address.id).entries()) {
      for (const [headers, status] of intruders) {
        const response = await send(call, headers);
        sent += 1;
        expect([call.path, response.status]).toEqual([call.path, status]);
        if (round > 0) continue;
        const nothing = await send(none[at] ?? call, headers);
        expect(response.text).toBe(nothing.text);
      }
    }
  }

  expect(sent).toBeGreaterThan(1000);
  expect(await read('order.get', `/order/order/${order.id}`, her)).toEqual(order);
  const book = await read('address.list', '/order/address', her);
  expect(book.results).toEqual([address]);
  expect((await request('/order/address', thief)).envelope.data).toMatchObject({ count: 0 });
});
