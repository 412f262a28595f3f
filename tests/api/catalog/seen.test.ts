import { expect, test } from 'vitest';
import { seenProducts } from '@/api/db/schema/shopper';
import { aGuest } from '@/tests/api/setup/guest';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const see = (product: number, headers: Record<string, string>) =>
  request('/product/seen', { headers, body: { product } });
const seenBy = async (headers: Record<string, string>) =>
  (await read('product.seen', '/product/seen/list?size=100', { headers })).results.map(
    ({ id }) => id,
  );

test('visitors have separate lists of seen products, latest first (S7-43)', async () => {
  const [one, other] = [aGuest('seen'), aGuest('seen')];
  for (const product of [3, 1, 2, 3]) await see(product, one);
  await see(5, other);

  expect(await seenBy(one)).toEqual([3, 2, 1]);
  expect(await seenBy(other)).toEqual([5]);
});

test('the seen list is paginated and has a count on each page (S7-43)', async () => {
  const headers = aGuest('seen');
  for (const product of [3, 1, 2]) await see(product, headers);
  const page = async (at: number) => {
    const path = `/product/seen/list?size=2&page=${at}`;
    const { results, count } = await read('product.seen', path, { headers });
    return [results.map(({ id }) => id), count];
  };
  expect([await page(1), await page(2)]).toEqual([
    [[2, 1], 3],
    [[3], 3],
  ]);
});

test('the seen list holds the last 30 products (S7-43)', async () => {
  const guest = aGuest('seen');
  const { ports } = await testShop();
  const stored = async () => (await ports.db.select().from(seenProducts)).length;
  const before = await stored();
  for (let product = 1; product <= 33; product++) await see(product, guest);
  expect((await stored()) - before).toBe(30);
  expect(await seenBy(guest)).toEqual(Array.from({ length: 30 }, (_, at) => 33 - at));
});

test('the first write request makes a new visitor a guest (B-49)', async () => {
  const response = await request('/product/seen', { body: { product: 1 } });
  const cookie = response.headers.get('set-cookie') ?? '';

  expect(response.envelope).toEqual({ status: true, data: null, message: null });
  expect(cookie).toMatch(/^sid=[\w-]{22,}; /);
  for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Secure');
  expect(await seenBy({ cookie: cookie.split(';')[0] ?? '' })).toEqual([1]);
});

const https = { 'x-forwarded-proto': 'https' };

test('over HTTPS, the guest cookie is Secure and host-only (B-49)', async () => {
  const response = await request('/product/seen', { headers: https, body: { product: 1 } });
  const cookie = response.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-sid=[\w-]{22,}; /);
  for (const part of ['Secure', 'HttpOnly', 'Path=/']) expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
  const own = { ...https, cookie: cookie.split(';')[0] ?? '' };
  expect(await seenBy(own)).toEqual([1]);
  expect((await see(2, own)).headers.get('set-cookie')).toBeNull();
  // The API ignores a second cookie that another host could have set.
  expect(await seenBy({ ...own, cookie: `${aGuest('seen').cookie}; ${own.cookie}` })).toEqual([
    2, 1,
  ]);
});

test('over HTTPS, a guest cookie that another host could have set is ignored', async () => {
  const planted = aGuest('seen');
  await see(1, planted);
  const there = { ...https, ...planted };
  expect(await seenBy(there)).toEqual([]);
  const { headers } = await see(2, there);
  const [own = '', ...more] = headers.getSetCookie();
  expect([own, ...more]).toEqual([expect.stringMatching(/^__Host-sid=/)]);
  expect(own).not.toContain(planted.cookie.slice('sid='.length));
  expect(await seenBy(planted)).toEqual([1]);
});

test('a read request sets no cookie and creates no guest (B-49)', async () => {
  for (const path of ['/catalog/product', '/product/seen/list', '/core/settings']) {
    expect((await request(path)).headers.get('set-cookie')).toBeNull();
  }
});

test.each(['/order/cart', '/order/wish', '/product/seen/list', '/catalog/restock'])(
  '%s is empty for a visitor who has stored nothing',
  async (path) => {
    const { status, envelope } = await request(path);
    expect([status, envelope.data]).toEqual([200, { results: [], count: 0 }]);
  },
);

test('personal responses are not cacheable (B-49)', async () => {
  const own = await request('/product/seen/list');
  const common = await request('/catalog/product');
  expect(own.headers.get('cache-control')).toBe('no-store');
  expect(common.headers.get('cache-control')).toBe('private, no-cache');
});

test('an endpoint that declares no form data rejects a form body (B-50)', async () => {
  const { cookie } = aGuest('seen');
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await request('/product/seen', { headers, form: 'product=4' });
  expect(status).toBe(422);
  expect(await seenBy({ cookie })).toEqual([]);
});

test('an unknown product is not added to the seen list (B-44)', async () => {
  expect((await see(99_999_999, aGuest('seen'))).status).toBe(404);
});
