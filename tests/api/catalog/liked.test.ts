import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { likedProducts } from '@/api/db/schema/cart';
import { products } from '@/api/db/schema/catalog';
import { aProduct, productsChanged } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { detailOf, read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

type Headers = { cookie: string };

const like = (headers: Headers, product: unknown) =>
  request('/order/wish', { headers, body: { product } });
const likedBy = async (headers: Headers) =>
  (await read('liked.list', '/order/wish', { headers })).results.map(({ product }) => product.id);

// Requirements: S7-23
test('shows each guest only their own wishlist, latest first (S3-13, S7-22)', async () => {
  const [one, other] = [aGuest('liked'), aGuest('liked')];
  for (const product of [3, 1, 2, 3]) await like(one, product);

  expect(await likedBy(one)).toEqual([2, 1, 3]);
  expect(await likedBy(other)).toEqual([]);
  const { results } = await read('liked.list', '/order/wish', { headers: one });
  const { name } = await read('product.short', '/catalog/product/short/2');
  expect(results[0]?.product.name).toBe(name);
});

test('removing a product from the wishlist by id is idempotent (S7-24)', async () => {
  const guest = aGuest('liked');
  for (const product of [1, 2]) await like(guest, product);
  for (const _ of [1, 2]) {
    const { status } = await request('/order/wish/1', { headers: guest, method: 'DELETE' });
    expect(status).toBe(200);
  }
  expect(await likedBy(guest)).toEqual([2]);
});

test('liking an unknown product fails', async () => {
  const guest = aGuest('liked');
  expect((await like(guest, 99_999_999)).status).toBe(404);
  expect((await like(guest, 'x')).status).toBe(422);
  expect(await likedBy(guest)).toEqual([]);
});

test('a full wishlist accepts a new product once one of its products is withdrawn', async () => {
  const { db } = (await testShop()).ports;
  const guest = aGuest('liked');
  const [first, last] = [await aProduct(), await aProduct()];
  await like(guest, first.product);
  const own = eq(likedProducts.productId, first.product);
  const [{ shopper } = { shopper: '' }] = await db.select().from(likedProducts).where(own);
  const rows = await db.select().from(products).orderBy(asc(products.id)).limit(199);
  await db.insert(likedProducts).values(rows.map(({ id }) => ({ shopper, productId: id })));

  const refused = await like(guest, last.product);
  expect(refused.status).toBe(422);
  expect(detailOf(refused)).toBe('Sevimlilarda mahsulot juda koʻp, keraksizini oʻchiring');
  expect((await like(guest, first.product)).status).toBe(200);
  expect(await likedBy(guest)).toHaveLength(200);

  const isFirst = eq(products.id, first.product);
  await db.update(products).set({ withdrawnAt: new Date() }).where(isFirst);
  await productsChanged(db, [first.product]);
  expect((await like(guest, last.product)).status).toBe(200);
  expect(await likedBy(guest)).toHaveLength(200);
});
