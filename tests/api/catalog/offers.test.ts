import { and, eq, ne, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, variants } from '@/api/db/schema/catalog';
import { aProduct } from '@/tests/api/setup/goods';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const offers = async (ids: string) =>
  (await read('product.offers', `/catalog/offer?ids=${ids}`)).results;

test('offers have the prices and stock of each product, in the requested order (B-93)', async () => {
  const one = await aProduct({ price: 120_000, stock: 3 });
  const other = await aProduct({ price: 90_000, discountedPrice: 80_000, stock: 0 });
  expect(await offers(`${other.product},${one.product},${one.product}`)).toEqual([
    {
      id: other.product,
      sub_products: [{ id: other.variant, price: 90_000, discounted_price: 80_000, amount: 0 }],
    },
    {
      id: one.product,
      sub_products: [{ id: one.variant, price: 120_000, discounted_price: null, amount: 3 }],
    },
  ]);
});

test('an offer has the latest committed price, even if lists in memory are stale', async () => {
  const { product, variant } = await aProduct({ price: 95_200 });
  const { db } = (await testShop()).ports;
  await db.update(variants).set({ price: 169_000, stock: 0 }).where(eq(variants.id, variant));
  const [offer] = await offers(String(product));
  expect(offer?.sub_products).toMatchObject([{ price: 169_000, amount: 0 }]);
});

test('omits withdrawn products and variants', async () => {
  const [gone, kept] = [await aProduct(), await aProduct()];
  const { db } = (await testShop()).ports;
  const withdrawnAt = new Date();
  await db.update(products).set({ withdrawnAt }).where(eq(products.id, gone.product));
  await db.update(variants).set({ isWithdrawn: true }).where(eq(variants.id, kept.variant));
  expect(await offers(`${gone.product},${kept.product},2147483647`)).toEqual([]);
  // Other tests count the products on sale, so the variant is restored.
  await db.update(variants).set({ isWithdrawn: false }).where(eq(variants.id, kept.variant));
});

test('lists the offers of all products even if one has thousands of variants', async () => {
  const [first, last] = [await aProduct(), await aProduct()];
  const { db } = (await testShop()).ports;
  await db.execute(sql`insert into variants (product_id, price)
    select ${first.product}, 1000 from generate_series(1, 5000)`);
  const ids = (await offers(`${first.product},${last.product}`)).map(({ id }) => id);
  await db
    .delete(variants)
    .where(and(eq(variants.productId, first.product), ne(variants.id, first.variant)));
  expect(ids).toEqual([first.product, last.product]);
});

test.each([
  ['no ids', ''],
  ['the id 0', '0'],
  ['a word as id', 'x'],
  ['an empty id', '1,,2'],
  ['101 ids', Array.from({ length: 101 }, (_, at) => at + 1).join()],
])('rejects a request with %s', async (_what, ids) => {
  expect((await request(`/catalog/offer?ids=${ids}`)).status).toBe(422);
});
