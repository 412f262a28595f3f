import { expect, test } from 'vitest';
import { aWorld, mockAddress } from './a-world';

const pageOf = async (name: string) => {
  const response = await fetch(`${await mockAddress()}/mock?world=${name}`);
  return { status: response.status, text: await response.text() };
};

test('lists the worlds and shows one with its clock, faults and requests', async () => {
  const { name, request } = await aWorld();
  await request('POST /mock/faults', { body: { path: '/order/cart', kind: 'hang', times: 3 } });
  await request('GET /catalog/product?size=1');

  const all = await (await fetch(`${await mockAddress()}/mock`)).text();
  expect(all).toContain(`<a href="/mock?world=${name}">${name}</a>`);
  const { status, text } = await pageOf(name);
  expect(status).toBe(200);
  expect(text).toContain('2026-11-21T04:00:00.000Z');
  expect(text).toMatch(/any \/order\/cart<\/code>/);
  expect(text).toContain('GET /api/v1/catalog/product?size=1');
});

test('escapes all data that requests contain', async () => {
  const { name, request } = await aWorld();
  const evil = '<script>alert(1)</script>';
  await request(`GET /catalog/product?search=${evil}`, { headers: { 'x-evil': evil } });
  await request('POST /order/cart', { body: { sub_product: evil } });

  const { text } = await pageOf(name);
  expect(text).not.toContain(evil);
  expect(text).toContain('&lt;script&gt;');
});

test('returns no page for an unknown world, and does not create the world', async () => {
  expect((await pageOf('nobody-named-it')).status).toBe(404);
  const { results } = (await (await fetch(`${await mockAddress()}/mock/worlds`)).json()).data;
  expect(results.map((world: { name: string }) => world.name)).not.toContain('nobody-named-it');
});
