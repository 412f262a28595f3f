import { expect, test } from 'vitest';
import { read, request } from '@/tests/api/setup/request';

test('a sale has _id, is_home and its number of products (S7-37, S3-08)', async () => {
  const { envelope } = await request('/sale/detail/1', { locale: 'ru' });
  expect(envelope.data).toMatchObject({
    _id: 1,
    is_home: true,
    name: expect.stringMatching(/\p{Script=Cyrillic}/u),
    products_count: expect.any(Number),
  });
  expect(envelope.data).not.toHaveProperty('id');
});

test('a sale’s products equal the product list filtered by that sale (S7-36, B-60)', async () => {
  const sale = await read('sale.get', '/sale/detail/1');
  const own = await read('sale.products', '/sale/1/product/list?size=10&page=2');
  const list = await read('product.list', '/catalog/product?sale=1&size=10&page=2');

  expect(own.count).toBe(sale.products_count);
  expect(own.results).toEqual(list.results);
  expect(own.results.every(({ discounted_price }) => discounted_price !== null)).toBe(true);
});
