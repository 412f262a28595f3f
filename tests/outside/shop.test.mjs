// A suite that a team outside this project could write with only docs/qa, without imports from this
// project. MOCK_URL is the address of the mocked API.
import assert from 'node:assert/strict';
import { test } from 'node:test';

const MOCK = process.env.MOCK_URL ?? 'http://127.0.0.1:4001';
const RUN = `${process.pid}-${Date.now()}`;

function aWorld(name) {
  return async function send(method, path, { body, token } = {}) {
    const response = await fetch(MOCK + path, {
      method,
      headers: {
        'x-world': `${name}-${RUN}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = await response.json();
    return { status: response.status, data };
  };
}

async function aThing(send) {
  const { data } = await send('GET', '/api/v1/catalog/product?size=1');
  return data.results[0];
}

function anOrder(thing, fullName = 'Aziza Karimova') {
  return {
    lines: [
      { sub_product: thing.sub_product, amount: 1, price: thing.discounted_price ?? thing.price },
    ],
    full_name: fullName,
    phone_number: '998901234567',
    delivery: { type: 'pickup', point: 1 },
    payment: 'cash',
  };
}

test('a shopper signs in with the code from an SMS', async () => {
  const send = aWorld('sign-in');
  const phone = '998901234567';
  await send('POST', '/api/v1/user/send-code', { body: { phone } });
  const { data } = await send('GET', '/mock/sms');
  assert.equal(data.results[0].phone, phone);
  assert.match(data.results[0].text, /12345/);

  const signedIn = await send('POST', '/api/v1/user/sign-in', { body: { phone, code: '12345' } });
  assert.equal(signedIn.status, 200);
  const { token } = signedIn.data;
  const { data: user } = await send('GET', '/api/v1/user/user_settings', { token });
  assert.equal(user.phone, phone);
});

test('the last unit can be ordered only once', async () => {
  const send = aWorld('order');
  const { data } = await send('POST', '/mock/sign-in', { body: { phone: '998901234567' } });
  const { token } = data;
  const thing = await aThing(send);
  await send('POST', '/mock/stock', { body: { sub_product: thing.sub_product, amount: 1 } });

  const made = await send('POST', '/api/v1/order/order', { token, body: anOrder(thing) });
  assert.equal(made.status, 200, JSON.stringify(made.data));
  const { data: orders } = await send('GET', '/api/v1/order/order', { token });
  assert.equal(orders.count, 1);
  assert.equal(orders.results[0].products[0].sub_product, thing.sub_product);

  const again = await send('POST', '/api/v1/order/order', { token, body: anOrder(thing) });
  assert.notEqual(again.status, 200);
});

test('a fault occurs as often as requested', async () => {
  const send = aWorld('failure');
  const { sub_product } = await aThing(send);
  const fault = { method: 'POST', path: '/order/cart', kind: 'status', status: 500, times: 1 };
  await send('POST', '/mock/faults', { body: fault });

  const put = () => send('POST', '/api/v1/order/cart', { body: { sub_product, amount: 1 } });
  assert.equal((await put()).status, 500);
  assert.equal((await put()).status, 200);
  const { data } = await send('GET', '/mock/journal');
  const carts = data.results.filter(({ path }) => path === '/api/v1/order/cart');
  assert.deepEqual(
    carts.map(({ status, fault: kind }) => [status, kind]),
    [
      [500, 'status'],
      [200, null],
    ],
  );
});

test('a reset returns a world to its initial state', async () => {
  const send = aWorld('reset');
  const before = await aThing(send);
  const { data } = await send('POST', '/mock/sign-in', { body: { phone: '998901234567' } });
  await send('POST', '/mock/price', {
    body: { sub_product: before.sub_product, price: 1000, discounted_price: null },
  });
  assert.equal((await aThing(send)).price, 1000);

  await send('POST', '/mock/reset');
  assert.deepEqual(await aThing(send), before);
  const { status } = await send('GET', '/api/v1/user/user_settings', { token: data.token });
  assert.equal(status, 401);
});

test('a change in one world does not affect another', async () => {
  const [here, elsewhere] = [aWorld('here'), aWorld('elsewhere')];
  const thing = await aThing(here);
  await here('POST', '/mock/withdraw', { body: { product: thing.id } });

  assert.equal((await here('GET', `/api/v1/catalog/product/${thing.slug}`)).status, 410);
  assert.equal((await elsewhere('GET', `/api/v1/catalog/product/${thing.slug}`)).status, 200);
});
