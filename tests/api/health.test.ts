import { expect, test } from 'vitest';
import { createApp } from '@/api/app';
import { testShop } from './setup/shop';

test('a running shop is alive and ready', async () => {
  const { app } = await testShop();
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(200);
});

test('a shop that is stopping is alive but not ready', async () => {
  const { ports } = await testShop();
  const app = createApp({ ...ports, isStopping: () => true });
  expect((await app.request('/livez')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});

test('media has a base of its own and answers for the shop’s pictures alone (S7-05)', async () => {
  const { app } = await testShop();
  const known = await app.request('/media/partners/waves.blue.webp');
  const unknown = await app.request('/media/partners/waves.green.webp');

  expect(known.status).toBe(200);
  expect(known.headers.get('content-type')).toBe('image/webp');
  expect(unknown.status).toBe(404);
});
