import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartLines } from '@/api/db/schema/cart';
import { variants } from '@/api/db/schema/catalog';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { detailOf, read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

type Headers = { cookie: string };

const put = (headers: Headers, sub_product: unknown, amount: unknown) =>
  request('/order/cart', { headers, body: { sub_product, amount } });
const remove = (headers: Headers, subProduct: number) =>
  request(`/order/cart/${subProduct}`, { headers, method: 'DELETE' });
const cartOf = (headers: Headers) => read('cart.list', '/order/cart', { headers });

/** Returns the owner of the only cart that contains the SKU. */
async function shopperOf(variant: number): Promise<string> {
  const { ports } = await testShop();
  const rows = await ports.db.select().from(cartLines).where(eq(cartLines.variantId, variant));
  return rows[0]?.shopper ?? '';
}

async function fill(shopper: string, lines: number) {
  const { ports } = await testShop();
  const rows = await ports.db.select().from(variants).orderBy(asc(variants.id)).limit(lines);
  const amount = 1;
  await ports.db
    .insert(cartLines)
    .values(rows.map(({ id: variantId }) => ({ shopper, variantId, amount })));
}

async function inStock(count: number) {
  const { results } = await read('product.list', '/catalog/product?size=60');
  return results.filter(({ amount }) => amount > 3).slice(0, count);
}

test('returns the SKU, amount, product and options of a cart line (S3-09, S7-18)', async () => {
  const guest = aGuest('cart');
  const list = await read('product.list', '/catalog/product?size=60');
  const card = list.results.find(({ has_options, amount }) => has_options && amount > 1);
  await put(guest, card?.sub_product, 2);

  const { results, count } = await cartOf(guest);

  expect(count).toBe(1);
  expect(results[0]).toMatchObject({
    sub_product: {
      id: card?.sub_product,
      price: card?.price,
      discounted_price: card?.discounted_price,
      amount: card?.amount,
    },
    amount: 2,
    product: { id: card?.id, slug: card?.slug, name: card?.name },
  });
  expect(results[0]?.options).toMatch(/^\S.*: \S/);
  expect(results[0]?.product.image).not.toBeNull();
});

test('replaces the amount of a line (S7-19)', async () => {
  const guest = aGuest('cart');
  const [card] = await inStock(1);
  await put(guest, card?.sub_product, 3);
  await put(guest, card?.sub_product, 2);

  const { results } = await cartOf(guest);
  expect(results.map(({ amount }) => amount)).toEqual([2]);
});

test('keeps the lines of each shopper in the order in which they were added (B-49)', async () => {
  const [one, other] = [aGuest('cart'), aGuest('cart')];
  const cards = await inStock(3);
  for (const { sub_product } of cards) await put(one, sub_product, 1);
  await put(one, cards[0]?.sub_product, 2);

  const { results } = await cartOf(one);
  expect(results.map(({ product }) => product.id)).toEqual(cards.map(({ id }) => id));
  expect(await cartOf(other)).toEqual({ results: [], count: 0 });
});

test('removes a line by SKU id, and accepts a repeated removal (S7-21)', async () => {
  const guest = aGuest('cart');
  const [first, second] = await inStock(2);
  await put(guest, first?.sub_product, 1);
  await put(guest, second?.sub_product, 1);

  expect((await remove(guest, first?.sub_product ?? 0)).status).toBe(200);
  expect((await remove(guest, first?.sub_product ?? 0)).status).toBe(200);

  const { results } = await cartOf(guest);
  expect(results.map(({ product }) => product.id)).toEqual([second?.id]);
});

test('rejects an amount above the stock and changes nothing (S4-34)', async () => {
  const guest = aGuest('cart');
  const [card] = await inStock(1);
  await put(guest, card?.sub_product, card?.amount);

  const response = await put(guest, card?.sub_product, (card?.amount ?? 0) + 1);

  expect(response.status).toBe(422);
  expect((await cartOf(guest)).results[0]?.amount).toBe(card?.amount);
});

test('rejects new lines in a full cart but allows changes to existing lines', async () => {
  const guest = aGuest('cart');
  const [first, last] = [await aProduct(), await aProduct()];
  await put(guest, first.variant, 1);
  await fill(await shopperOf(first.variant), 199);

  const refused = await put(guest, last.variant, 1);
  expect(refused.status).toBe(422);
  expect(detailOf(refused)).toBe('Savatda mahsulot juda koʻp, keraksizini oʻchiring');
  expect((await put(guest, first.variant, 2)).status).toBe(200);
  const { results, count } = await cartOf(guest);
  expect([count, results[0]?.amount]).toEqual([200, 2]);

  await remove(guest, first.variant);
  expect((await put(guest, last.variant, 1)).status).toBe(200);
});

test.each([0, -1, 1.5, 'many', null, 1e12])('rejects an amount of %j', async (amount) => {
  const guest = aGuest('cart');
  const [card] = await inStock(1);
  expect((await put(guest, card?.sub_product, amount)).status).toBe(422);
  expect((await cartOf(guest)).count).toBe(0);
});

test('responds with 404 to an unknown SKU and creates no guest', async () => {
  const response = await request('/order/cart', { body: { sub_product: 99_999_999, amount: 1 } });
  expect(response.status).toBe(404);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('returns names and options in the requested language (B-48)', async () => {
  const guest = aGuest('cart');
  const [card] = await inStock(1);
  await put(guest, card?.sub_product, 1);

  const uz = await cartOf(guest);
  const ru = await read('cart.list', '/order/cart', { headers: guest, locale: 'ru' });

  expect(ru.results[0]?.product.slug).toBe(uz.results[0]?.product.slug);
  expect(ru.results[0]?.product.name).not.toBe(uz.results[0]?.product.name);
});

test('turns a visitor into a guest at the first write, and forbids caching (B-49)', async () => {
  const [card] = await inStock(1);
  const response = await request('/order/cart', {
    body: { sub_product: card?.sub_product, amount: 1 },
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';

  expect((await cartOf({ cookie })).count).toBe(1);
  const { headers } = await request('/order/cart', { headers: { cookie } });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('creates two guests for two concurrent first writes without a cookie', async () => {
  const goods = await inStock(2);
  const carts = await Promise.all(
    goods.map(async ({ sub_product }) => {
      const response = await request('/order/cart', { body: { sub_product, amount: 1 } });
      return { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
    }),
  );
  expect(new Set(carts.map(({ cookie }) => cookie)).size).toBe(2);
  for (const [index, cart] of carts.entries()) {
    const { results } = await cartOf(cart);
    expect(results.map((line) => line.sub_product.id)).toEqual([goods[index]?.sub_product]);
  }
});
