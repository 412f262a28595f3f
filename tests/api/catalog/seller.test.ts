import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '@/api/db/database';
import { countAllReviews } from '@/api/db/seller-reviews';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { anOrderLine } from '@/tests/api/setup/received';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

async function sellerOf(product: number) {
  const { seller } = await read('product.get', `/catalog/product/${product}`);
  if (!seller) throw new Error('the product has no seller');
  return seller;
}

test('a product names the shop as its seller, with the rating and count of all reviews', async () => {
  const { product } = await aProduct();
  const before = await sellerOf(product);
  expect(before).toMatchObject({ name: 'Chorsu', link: '/info/about#seller' });
  expect(before.rating).toBeGreaterThan(4);
  expect(before.reviews_count).toBeGreaterThan(100);

  const { id: customer, headers } = await aCustomer();
  await anOrderLine({ customer, product });
  const body = { rating: 1, text: 'Yoqmadi' };
  await read('review.add', `/catalog/product/${product}/review`, { headers, body });

  expect((await sellerOf(product)).reviews_count).toBe(before.reviews_count + 1);
});

test('the seller’s rating is the average of all reviews, rounded to a tenth', async () => {
  const { db } = (await testShop()).ports;
  const [all] = await rowsOf<{ average: string }>(
    db,
    sql`select round(avg(rating), 1) as average from reviews`,
  );
  const { product } = await aProduct();
  expect((await sellerOf(product)).rating).toBe(Number(all?.average));
});

test('recounting all reviews does not change the seller’s rating or review count', async () => {
  const { product } = await aProduct();
  const before = await sellerOf(product);
  await countAllReviews((await testShop()).ports.db);
  expect(await sellerOf(product)).toEqual(before);
});
