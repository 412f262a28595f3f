import { createServer } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { calls, methodAndPath } from '@/lib/contract/calls';
import { detailOf, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { listening } from '@/tests/support/process/listening';

const awkward = [
  "'; drop table products; --",
  '%00',
  '\u0000',
  '%E0%A4%A',
  '../../etc/passwd',
  '1e309',
  '-1',
  'NaN',
  '99999999999999999999',
  '[object Object]',
  '%ED%A0%80',
  'ў'.repeat(3000),
  '<script>alert(1)</script>',
];
const labeled = awkward.map((text) => [text.slice(0, 30), text] as const);

test.each(labeled)('does not fail on the parameter %j', async (_start, text) => {
  const { app } = await testShop();
  const names = [
    'page',
    'size',
    'search',
    'menu',
    'collection',
    'sale',
    'category',
    'values',
    'sort',
  ];
  for (const name of [
    ...names,
    'price_min',
    'discounted',
    'q',
    'region',
    'city',
    'with_children',
  ]) {
    for (const path of ['/catalog/product', '/catalog/suggest', '/core/cities', '/menu/list']) {
      const { status } = await app.request(`${API_BASE}${path}?${name}=${encodeURI(text)}`);
      expect([path, name, status < 500]).toEqual([path, name, true]);
    }
  }
});

test.each(labeled)('does not fail on a path with %j', async (_start, text) => {
  const { app } = await testShop();
  for (const call of Object.values(calls)) {
    const [method, path] = methodAndPath(call);
    const filled = path.replace(/:\w+/, encodeURI(text));
    const { status } = await app.request(`${API_BASE}${filled}`, { method });
    expect([filled, status < 500]).toEqual([filled, true]);
  }
});

test('does not fail on any generated query for products', async () => {
  const { app } = await testShop();
  const query = fc.dictionary(
    fc.constantFrom('page', 'size', 'search', 'menu', 'values', 'price_min', 'sort', 'x'),
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer().map(String),
      fc.constantFrom(...awkward),
    ),
  );
  await fc.assert(
    fc.asyncProperty(query, async (values) => {
      const pairs = Object.entries(values).map(([key, value]) => `${key}=${escaped(value)}`);
      const { status } = await app.request(`${API_BASE}/catalog/product?${pairs.join('&')}`);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

function escaped(value: string): string {
  return encodeURIComponent(value.replace(/\p{Cs}/gu, ''));
}

test('responds with a 400 envelope to a malformed path or parameter (B-34, B-44)', async () => {
  for (const path of [
    '/catalog/product/%E0%A4%A',
    '/catalog/product/%00',
    '/catalog/product?search=%00',
    '/catalog/product?utm_term=a&%73earch=%ff',
    '/menu/list?with_children=%',
  ]) {
    const response = await request(path);
    expect([path, response.status]).toEqual([path, 400]);
    expect(detailOf(response)).toBe('Soʻrovni oʻqib boʻlmadi');
  }
});

test.each(['utm_term=%EA%F3%EF%E8%F2%FC', 'x=%', '%ff', 'y=%00'])(
  'ignores the malformed query %s, which no endpoint reads (B-34)',
  async (query) => {
    for (const path of ['/catalog/product', '/menu/list', '/core/settings', '/core/cities']) {
      expect([path, (await request(`${path}?${query}`)).status]).toEqual([path, 200]);
    }
  },
);

test('responds with 422, the name of each invalid field and a message for it (B-44)', async () => {
  const page = await request('/catalog/product?page=0&sort=prettiest');
  const body = await request('/product/seen', { body: { product: 'one' } });
  const none = await request('/product/seen', { body: {} });

  expect([page.status, body.status, none.status]).toEqual([422, 422, 422]);
  expect(page.envelope.data).toMatchObject({
    fields: { page: 'Qiymatni tekshiring', sort: 'Qiymatni tekshiring' },
  });
  expect(none.envelope.data).toMatchObject({ fields: { product: 'Toʻldirish majburiy' } });
});

test.each(['{', '[1', 'null', '"text"', '5', '{"product":"\\u0000"}', ''])(
  'rejects the body %j without a server error',
  async (form) => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await request('/product/seen', { headers, form });
    expect([400, 422]).toContain(status);
  },
);

test('responds with 413 to a body that is too large (B-44)', async () => {
  const response = await request('/product/seen', { body: { product: 'x'.repeat(300 * 1024) } });
  expect(response.status).toBe(413);
  expect(detailOf(response)).toBe('Yuborilgan maʼlumot juda katta');
});

test.each([
  ['/product/seen', 5000, 413],
  ['/product/seen', 3000, 422],
  ['/user/send-code', 5000, 413],
  ['/user/sign-in', 5000, 413],
  ['/order/cart', 5000, 413],
  ['/order/wish', 5000, 413],
  ['/order/create', 15_000, 422],
  ['/order/create', 20_000, 413],
  ['/order/quote', 30_000, 422],
])('limits the body size of %s: responds to %i bytes with %i', async (path, length, status) => {
  const response = await request(path, { body: { phone: 'x'.repeat(length) } });

  expect(response.status).toBe(status);
});

test('responds with 413 to a payment form whose stated length is too large', async () => {
  const headers = { 'content-length': '70000' };
  const response = await request('/payment/sandbox/x', { body: { phone: 'x' }, headers });
  expect(response.status).toBe(413);
});

test('reads the bodies of the longest quote, order and one-click order', async () => {
  const lines = Array.from({ length: 200 }, () => ({
    sub_product: 2_147_483_647,
    amount: 1_000_000,
    price: 1_000_000_000_000,
  }));
  const text = 'ў'.repeat(500);
  const order = { lines, comment: text, delivery: { type: 'courier', comment: text, house: text } };
  const products = JSON.stringify(
    lines.slice(0, 20).map(() => ({ product: 1, sub_product: 2_147_483_647, price: 1, count: 1 })),
  );
  const form = new URLSearchParams({ products, full_name: text, address: text }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };

  const responses = [
    await request('/order/quote', { body: { lines } }),
    await request('/order/order', { body: order }),
    await request('/order/create', { headers, form }),
  ];

  expect(responses.map(({ status }) => status)).toEqual([404, 401, 422]);
});

test('reads a body that begins with a byte order mark', async () => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await request('/product/seen', { headers, form: '\uFEFF{"product":2}' });

  expect(status).toBe(200);
});

test('does not log an aborted request body as a database failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  const { app } = await testShop();
  const responses: Promise<Response>[] = [];
  const noting = {
    fetch: (...args: Parameters<typeof app.fetch>) => {
      const response = Promise.resolve(app.fetch(...args));
      responses.push(response);
      return response;
    },
  };
  const server = createServer(getRequestListener(noting.fetch));
  const port = await listening(server);
  for (const type of ['application/json', 'multipart/form-data; boundary=x']) {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${API_BASE}/user/send-code HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`,
      );
      socket.write('Content-Length: 1000\r\n\r\n{"phone":');
    });
    await expect.poll(() => responses.length).toBeGreaterThan(0);
    socket.destroy();
    const [response] = await Promise.all(responses.splice(0));
    expect([type, response?.status]).toEqual([type, 400]);
  }
  server.close();

  expect(log).not.toHaveBeenCalled();
});

test('responds with a 404 envelope to a request for an unknown endpoint (B-43)', async () => {
  const response = await request('/no/such/call');
  expect(response.status).toBe(404);
  expect(response.envelope).toMatchObject({ status: false, message: 'Hech narsa topilmadi' });
});
