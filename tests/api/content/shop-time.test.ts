import { expect, test } from 'vitest';
import { createApp } from '@/api/http/app';
import { API_BASE } from '@/lib/constants';
import { testShop } from '@/tests/api/setup/shop';

test.each([
  [`${API_BASE}/core/settings`, 200],
  [`${API_BASE}/catalog/product/none`, 404],
  [`${API_BASE}/order/order`, 401],
  [`${API_BASE}/core/cities?region=0`, 422],
  ['/nothing', 404],
])('sends the time of the shop’s clock in the Date header of %s', async (path, status) => {
  const { ports } = await testShop();
  const now = new Date('2031-05-06T07:08:09.900Z');
  const response = await createApp({ ...ports, now: () => now }).request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('date')).toBe('Tue, 06 May 2031 07:08:09 GMT');
});
