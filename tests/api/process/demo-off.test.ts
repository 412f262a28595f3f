import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Shop, startShop } from '@/api/main/start';
import { readEnv } from '@/api/shared/env';
import { API_BASE } from '@/lib/constants';
import { calls } from '@/lib/contract/calls';
import { callNames, contract } from '@/lib/contract/contract';
import { normalize } from '@/lib/http/normalize';
import { anEmptyFolder } from '@/tests/api/setup/shop-folder';

let shop: Shop;

beforeAll(async () => {
  const env = readEnv({ DEMO_SHOP: '0', API_PORT: '0', CHORSU_DATA: anEmptyFolder() });
  shop = await startShop(env, { inMemory: true });
});

afterAll(() => shop.stop());

async function dataOf(path: string) {
  const response = await fetch(`${shop.address}${API_BASE}${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return (await response.json()).data;
}

test('starts with an empty catalog when the demonstration is off', async () => {
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  expect(await dataOf('/catalog/product')).toMatchObject({ results: [], count: 0 });
  expect(await dataOf('/catalog/category')).toMatchObject({ results: [] });
  expect(await dataOf('/catalog/banner')).toMatchObject({ results: [] });
});

test('has settings and delivers to every region when the demonstration is off', async () => {
  expect(await dataOf('/core/settings')).toMatchObject({ app_name: 'Chorsu', pickup_points: 0 });
  const { results } = await dataOf('/core/regions');
  expect(results).toHaveLength(14);
});

test('responses to reads follow the contract when the demonstration is off', async () => {
  const plain = callNames.filter((name) => {
    const isRead = calls[name].startsWith('GET ') && !calls[name].includes(':');
    return isRead && !('customer' in contract[name]) && name !== 'product.suggest';
  });
  expect(plain.length).toBeGreaterThan(10);
  for (const name of plain) {
    const query = name === 'product.offers' ? '?ids=1' : '';
    const data = normalize(await dataOf(calls[name].replace('GET ', '') + query));
    expect([name, contract[name].data.safeParse(data).success]).toEqual([name, true]);
  }
});

test('serves no demonstration image when the demonstration is off', async () => {
  expect((await fetch(`${shop.address}/media/head/chorsu.jpg`)).status).toBe(404);
});
