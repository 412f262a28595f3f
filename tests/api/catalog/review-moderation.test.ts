import { beforeAll, expect, test } from 'vitest';
import { carryOut } from '@/api/operator/operator';
import { listReviews } from '@/api/operator/reviews';
import { addReview } from '@/api/services/review-add';
import { API_BASE } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { aPhoto } from '@/tests/api/setup/photo';
import { anOrderLine } from '@/tests/api/setup/received';
import { openTestShop, type TestShop } from '@/tests/api/setup/shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

async function review({ product }: TestGoods, rating: number, photos: Blob[] = []) {
  const customer = await aCustomer({ firstName: 'Madina' }, shop);
  await anOrderLine({ customer: customer.id, product }, shop);
  const body = { rating, text: `Baho ${rating}`, photos };
  const { id } = await addReview(shop.ports, {
    customer: customer.id,
    slug: `sinov-${product}`,
    body,
    locale: 'uz',
  });
  return id;
}

async function get(path: string) {
  const response = await shop.app.request(`${API_BASE}${path}`);
  return (await response.json()).data;
}

/**
 * Returns the product's rating and review count, the rating, counts and ids in its review list, and
 * the seller's review count.
 */
async function counted({ product }: TestGoods) {
  const page = await get(`/catalog/product/sinov-${product}`);
  const list = await get(`/catalog/product/sinov-${product}/review`);
  const { rating, reviews_count, seller } = page;
  return {
    product: [rating, reviews_count],
    list: [list.rating, list.count, list.histogram],
    shown: list.results.map(({ id }: { id: number }) => id),
    seller: seller.reviews_count,
  };
}

test('recounts ratings when reviews are hidden, shown or deleted (S2-80)', async () => {
  const goods = await aProduct({}, shop);
  const good = await review(goods, 5);
  const bad = await review(goods, 1, [await aPhoto()]);
  const before = await counted(goods);
  expect(before).toMatchObject({ product: [3, 2], list: [3, 2, [1, 0, 0, 0, 1]] });
  expect(before.shown).toEqual([good, bad]);

  const hide = { id: bad, to: 'hidden' } as const;
  expect(await carryOut(shop.ports, 'changeReview', hide)).toMatchObject({ isHidden: true });
  await carryOut(shop.ports, 'changeReview', hide);
  const without = {
    product: [5, 1],
    list: [5, 1, [1, 0, 0, 0, 0]],
    shown: [good],
    seller: before.seller - 1,
  };
  expect(await counted(goods)).toEqual(without);
  await carryOut(shop.ports, 'changeReview', { id: bad, to: 'shown' });
  expect(await counted(goods)).toEqual(before);

  const { results } = await get(`/catalog/product/sinov-${goods.product}/review?sort=low`);
  const [photo] = results[0].photos;
  await carryOut(shop.ports, 'changeReview', { id: bad, to: 'deleted' });
  expect(await counted(goods)).toEqual(without);
  expect(await shop.ports.media.has(photo)).toBe(false);
  await carryOut(shop.ports, 'changeReview', { id: good, to: 'deleted' });
  expect(await counted(goods)).toMatchObject({ product: [0, 0], shown: [] });
  await expect(carryOut(shop.ports, 'changeReview', { id: good, to: 'shown' })).rejects.toThrow(
    `there is no review ${good}`,
  );
});

test('adding a review does not count the product’s hidden reviews (S2-80)', async () => {
  const goods = await aProduct({}, shop);
  const hidden = await review(goods, 1);
  await carryOut(shop.ports, 'changeReview', { id: hidden, to: 'hidden' });
  await review(goods, 4);
  expect((await counted(goods)).product).toEqual([4, 1]);
  const listed = await listReviews(shop.ports, {});
  expect(listed.find(({ id }) => id === hidden)).toMatchObject({ rating: 1, isHidden: true });
});

test('adds an answer to a review and removes it again (S2-80)', async () => {
  const goods = await aProduct({}, shop);
  const id = await review(goods, 2);
  const path = `/catalog/product/sinov-${goods.product}/review`;
  expect((await get(path)).results[0]).not.toHaveProperty('answer');
  const to = 'answered';
  await carryOut(shop.ports, 'changeReview', { id, to, answer: ' Rahmat,\nuzr soʻraymiz. ' });
  expect((await get(path)).results[0].answer).toBe('Rahmat,\nuzr soʻraymiz.');
  await carryOut(shop.ports, 'changeReview', { id, to, answer: '' });
  expect((await get(path)).results[0]).not.toHaveProperty('answer');
});
