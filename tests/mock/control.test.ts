import { expect, test } from 'vitest';
import { z } from 'zod';
import { aWorld, mockAddress } from './a-world';

const hang = { path: '/order/cart', kind: 'hang' };
const cart = { path: '/order/cart' };

type Refused = [call: string, body: unknown, status: number, detail: string];

test.each<Refused>([
  [
    'POST /mock/stok',
    {},
    404,
    "no control endpoint 'POST /mock/stok' (did you mean 'POST /mock/stock'?)",
  ],
  ['GET /mock/stock', null, 405, '/mock/stock accepts only POST'],
  ['POST /mock/reset?world=a', null, 422, "takes no query, but received 'world'"],
  ['POST /mock/reset', { name: 'a' }, 422, "there is no key 'name'"],
  ['POST /mock/stock', { sub_product: 99_999_999, amount: 1 }, 404, 'no such product'],
  ['POST /mock/stock', { sub_product: 1, amuont: 1 }, 422, "'amuont' (did you mean 'amount'?)"],
  [
    'POST /mock/price',
    { sub_product: 7 },
    422,
    'price, discounted_price or sale_percent is required',
  ],
  [
    'POST /mock/price',
    { sub_product: 7, price: 100, discounted_price: 200 },
    422,
    'discounted_price would be 200, which is not below price 100',
  ],
  [
    'POST /mock/promo',
    { code: 'CHORSU10', kind: 'percent', value: 5 },
    409,
    'the promo code CHORSU10 already exists',
  ],
  [
    'POST /mock/promo',
    { code: 'TEKIN', kind: 'fixed', value: 100, minimum: 100 },
    422,
    'the minimum must be above the discount',
  ],
  ['POST /mock/settings', { retrun_days: 3 }, 422, "(did you mean 'return_days'?)"],
  ['POST /mock/settings', { app_name: '' }, 422, 'must not be empty'],
  [
    'POST /mock/time',
    { now: '2026-12-01T09:00:00+05:00', advance_seconds: 1 },
    422,
    'now and advance_seconds cannot be combined',
  ],
  ['POST /mock/order', { order: 1, status: 'done' }, 404, 'no order 1'],
  ['POST /mock/order', { order: 1, status: 'doen' }, 422, "(did you mean 'done'?)"],
  [
    'POST /mock/faults',
    { ...hang, tims: 1 },
    422,
    "there is no key 'tims' (did you mean 'times'?)",
  ],
  ['POST /mock/faults', { ...hang, ms: 1 }, 422, "the key 'ms' cannot be combined with the others"],
  ['POST /mock/faults', { ...hang, kind: 'dely' }, 422, "no 'dely' (did you mean 'delay'?), only"],
  [
    'POST /mock/faults',
    { ...hang, path: '/nope/nothing' },
    422,
    "no endpoint has the path '/nope/",
  ],
  ['POST /mock/faults', { ...hang, path: '/order/crt' }, 422, "(did you mean '/order/cart'?)"],
  ['POST /mock/faults', { ...hang, path: '/order/cart/' }, 422, "(did you mean '/order/cart'?)"],
  ['POST /mock/faults', { ...hang, method: 'PSOT' }, 422, "'PSOT' (did you mean 'POST'?)"],
  [
    'POST /mock/faults',
    { ...hang, method: 'PUT' },
    422,
    'no endpoint PUT /order/cart, only GET, POST',
  ],
  ['POST /mock/faults', { ...hang, times: 1, nth: 2 }, 422, 'times and nth cannot be combined'],
  ['POST /mock/faults', { ...cart, kind: 'answer', data: 1, body: 2 }, 422, 'data and body cannot'],
  ['POST /mock/faults', { ...cart, kind: 'answer', status: 204, data: 1 }, 422, 'has no body'],
  ['POST /mock/faults', { ...hang, when: { body: 1, body_has: 1 } }, 422, 'body and body_has'],
  ['POST /mock/faults', { ...hang, when: { headers: { Host: 'x' } } }, 422, 'the header Host'],
  [
    'POST /mock/faults',
    { path: '/catalog/product', kind: 'hang', when: { query: { serch: 'a' } } },
    422,
    "query 'serch' (did you mean 'search'?)",
  ],
  [
    'POST /mock/faults',
    { path: '/catalog/product', kind: 'hang', when: { query: { size: 1 } } },
    422,
    'when.query.size: must be a string or a list of strings',
  ],
  ['POST /mock/time', { now: 'tomorrow' }, 422, 'now: must be a time with an offset'],
  ['POST /mock/time', { now: '9999-12-31T09:00:00Z' }, 422, 'not go beyond the year 9999'],
  ['POST /mock/sign-in', { phone: '123' }, 422, 'phone: must be a phone number of Uzbekistan'],
  ['POST /mock/scenario', { name: 'sold-out' }, 422, "'sold-out' (did you mean 'sold out'?)"],
  ['POST /mock/restore', { name: 'before' }, 404, "no snapshot 'before'; it has none"],
  ['POST /mock/verify', { path: '/order/cat' }, 422, "(did you mean '/order/cart'?)"],
  [
    'POST /mock/verify',
    { ...cart, method: 'POST', when: { body_has: { sub_prodct: 1 } }, times: 0 },
    422,
    "body 'sub_prodct' (did you mean 'sub_product'?)",
  ],
  [
    'POST /mock/report',
    { expected: [{ ...cart, method: 'GET', when: { body: { amount: 1 } } }] },
    422,
    "no matching endpoint has body 'amount'",
  ],
  ['POST /mock/verify', { ...cart, times: 1, at_most: 2 }, 422, 'times is an exact number'],
  ['POST /mock/verify', { ...cart, at_least: 2, at_most: 1 }, 422, 'at_least is above at_most'],
  ['POST /mock/verify', { ...cart, when: { headers: { Host: 'x' } } }, 422, 'the header Host'],
])(
  '%s with the body %j returns %i and the English message "%s"',
  async (call, body, status, detail) => {
    const { request } = await aWorld();
    const headers = { 'accept-language': 'ru' };
    const refused = await request(call, { headers, ...(body !== null && { body }) });
    expect([refused.status, refused.data]).toEqual([
      status,
      expect.objectContaining({ detail: expect.stringContaining(detail) }),
    ]);
  },
);

test('refuses a cookie with an invalid world name instead of using the default world', async () => {
  const response = await fetch(`${await mockAddress()}/api/v1/core/regions`, {
    headers: { cookie: 'world=my test' },
  });
  expect([response.status, (await response.json()).message]).toEqual([
    422,
    expect.stringContaining('the cookie world does not contain such a name'),
  ]);
});

test('refuses an invalid JSON body, even without a JSON content type', async () => {
  const { raw } = await aWorld();
  const sent = await raw('POST /mock/time', { text: 'advance_seconds=1' });
  expect([sent.status, (await sent.json()).message]).toEqual([
    400,
    'the body of POST /mock/time is not JSON',
  ]);
});

test('a refused price change does not change the product', async () => {
  const { request } = await aWorld();
  const before = (await request('GET /catalog/product/short/1')).data;
  const { sub_products: [one] = [] } = before as { sub_products: { id: number }[] };
  const body = { sub_product: one?.id, price: 100, discounted_price: 200 };
  expect((await request('POST /mock/price', { body })).status).toBe(422);
  expect((await request('GET /catalog/product/short/1')).data).toEqual(before);
});

test.each([
  '/catalog/product/7',
  '/catalog/product/:id/review',
  '/api/v1/order/order/:id/cancel',
  '/catalog/prod*',
  '/catalog/*/similar',
  '/media/*',
  '/payment/sandbox/:token',
  '/livez',
])('accepts a fault for the path %s', async (path) => {
  const { request } = await aWorld();
  const body = { path, kind: 'status', status: 503 };
  expect((await request('POST /mock/faults', { body })).status).toBe(200);
});

test('the refusal of a status change states the current status', async () => {
  const { request } = await aWorld();
  const { data } = await request('POST /mock/scenario', {
    body: { name: 'customer with three orders' },
  });
  const { orders } = z.object({ orders: z.array(z.int()) }).parse(data);
  const [done] = orders;
  const move = (call: string, status: string) => request(call, { body: { order: done, status } });

  expect(await move('POST /mock/order', 'canceled')).toMatchObject({
    status: 409,
    data: { detail: `order ${done} is done and cannot become canceled` },
  });
  expect(await move('POST /mock/payment', 'refunded')).toMatchObject({
    status: 409,
    data: { detail: `order ${done} is done (payment: waiting) and cannot become refunded` },
  });
});
