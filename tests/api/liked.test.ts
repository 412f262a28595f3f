import { expect, test } from 'vitest';
import { ask, read } from './setup/ask';
import { aGuest } from './setup/guest';

type Headers = { cookie: string };

const like = (headers: Headers, product: unknown) =>
  ask('/order/wish', { headers, body: { product } });
const likedBy = async (headers: Headers) =>
  (await read('liked.list', '/order/wish', { headers })).results.map(({ product }) => product.id);

test('a wish item has its product, the latest first, each list its owner’s (S3-13, S7-22, S7-23)', async () => {
  const [one, other] = [aGuest('liked'), aGuest('liked')];
  for (const product of [3, 1, 2, 3]) await like(one, product);

  expect(await likedBy(one)).toEqual([2, 1, 3]);
  expect(await likedBy(other)).toEqual([]);
  const { results } = await read('liked.list', '/order/wish', { headers: one });
  const { name } = await read('product.short', '/catalog/product/short/2');
  expect(results[0]?.product.name).toBe(name);
});

test('a product is taken off by its id, again without harm (S7-24)', async () => {
  const guest = aGuest('liked');
  for (const product of [1, 2]) await like(guest, product);
  for (const _ of [1, 2]) {
    const { status } = await ask('/order/wish/1', { headers: guest, method: 'DELETE' });
    expect(status).toBe(200);
  }
  expect(await likedBy(guest)).toEqual([2]);
});

test('what the shop does not have cannot be liked', async () => {
  const guest = aGuest('liked');
  expect((await like(guest, 99_999_999)).status).toBe(404);
  expect((await like(guest, 'x')).status).toBe(422);
  expect(await likedBy(guest)).toEqual([]);
});
