import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { anOrderLine } from '@/tests/api/setup/received';
import { testShop } from '@/tests/api/setup/shop';

const MULTIPART = 'multipart/form-data; boundary=b';
const BODY_BYTES = 3_000_000;

/**
 * Returns a body that counts the chunks that the API reads. It ends after `pieces` chunks, or
 * never.
 */
function aBody(piece = 'x'.repeat(4096), pieces = Number.POSITIVE_INFINITY) {
  const seen = { read: 0 };
  const stream = new ReadableStream(
    {
      pull: (controller) => {
        seen.read += 1;
        if (seen.read > pieces) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

async function send(
  path: string,
  { stream }: { stream: ReadableStream },
  headers: Record<string, string> = {},
  method = 'POST',
) {
  const { app } = await testShop();
  const init = {
    method,
    body: stream,
    headers: { 'content-length': '1000', 'content-type': MULTIPART, ...headers },
    duplex: 'half',
  } as RequestInit;
  const response = await app.request(API_BASE + path, init);
  return { status: response.status, data: (await response.json()).data };
}

async function aSlug() {
  const { app } = await testShop();
  const list = await app.request(`${API_BASE}/catalog/product?size=1`);
  const [card] = (await list.json()).data.results;
  return { slug: card.slug as string, id: card.id as number };
}

test.each([
  ['POST', '/order/order'],
  ['POST', '/order/address'],
  ['PUT', '/order/address/1'],
  ['PUT', '/user/user_settings'],
  ['POST', '/order/order/1/payment'],
  ['POST', '/catalog/product/3/review'],
])('responds with 401 to %s %s without a token before it reads the body', async (method, path) => {
  const body = aBody();
  expect((await send(path, body, {}, method)).status).toBe(401);
  expect(body.seen.read).toBe(0);
});

test('checks whether the customer may review before it reads the body', async () => {
  const { slug, id } = await aSlug();
  const path = `/catalog/product/${slug}/review`;
  const large = { 'content-length': String(BODY_BYTES) };
  const [stranger, buyer] = [await aCustomer(), await aCustomer()];
  await anOrderLine({ customer: buyer.id, product: id });

  const refused = aBody();
  expect((await send(path, refused, { ...stranger.headers, ...large })).status).toBe(409);
  expect(refused.seen.read).toBe(0);
  const nowhere = aBody();
  const gone = await send('/catalog/product/none-0/review', nowhere, {
    ...buyer.headers,
    ...large,
  });
  expect([gone.status, nowhere.seen.read]).toEqual([404, 0]);
});

test('rejects a form with too many parts while reading it', async () => {
  const { slug, id } = await aSlug();
  const buyer = await aCustomer();
  await anOrderLine({ customer: buyer.id, product: id });
  const part = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\n\r\n';
  const body = aBody(part.repeat(10));

  const headers = { ...buyer.headers, 'content-length': String(BODY_BYTES) };
  const { status, data } = await send(`/catalog/product/${slug}/review`, body, headers);

  expect([status, data.fields]).toEqual([422, { photos: 'Qiymatni tekshiring' }]);
  expect(body.seen.read).toBeLessThan(4);
});

test.each([
  ['POST', '/order/cart', {}],
  ['POST', '/order/wish', {}],
  ['POST', '/order/quote', {}],
  ['POST', '/product/seen', {}],
  ['POST', '/catalog/restock', {}],
])(
  'responds with 422 to a form for %s %s, which accepts none, without reading it',
  async (method, path, headers) => {
    for (const type of [MULTIPART, 'application/x-www-form-urlencoded']) {
      const body = aBody();
      const { status } = await send(path, body, { ...headers, 'content-type': type }, method);
      expect([status, body.seen.read]).toEqual([422, 0]);
    }
  },
);

test('treats a declared form like the equivalent JSON (B-50)', async () => {
  const { app } = await testShop();
  const send = async (body: string, type: string) => {
    const init = { method: 'POST', body, headers: { 'content-type': type } };
    const response = await app.request(`${API_BASE}/user/send-code`, init);
    return { status: response.status, fields: (await response.json()).data.fields };
  };
  const refused = await send('{"phone":"12"}', 'application/json');
  expect(refused).toEqual({ status: 422, fields: { phone: expect.any(String) } });
  expect(await send('phone=12', 'application/x-www-form-urlencoded')).toEqual(refused);
});
