import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { calls } from '@/lib/contract/calls';
import { ask, detailOf } from './setup/ask';
import { testShop } from './setup/shop';

const awkward = [
  "'; drop table products; --",
  '%00',
  '\u0000',
  '%E0%A4%A',
  '../../etc/passwd',
  '1e309',
  '-1',
  'NaN',
  '99999999999999999999',
  '[object Object]',
  '%ED%A0%80',
  'ў'.repeat(3000),
  '<script>alert(1)</script>',
];

test.each(awkward)('parameter %j does not make the API fail', async (text) => {
  const { app } = await testShop();
  const names = [
    'page',
    'size',
    'search',
    'menu',
    'collection',
    'sale',
    'category',
    'values',
    'sort',
  ];
  for (const name of [
    ...names,
    'price_min',
    'discounted',
    'q',
    'region',
    'city',
    'with_children',
  ]) {
    for (const path of ['/catalog/product', '/catalog/suggest', '/core/cities', '/menu/list']) {
      const { status } = await app.request(`${API_BASE}${path}?${name}=${encodeURI(text)}`);
      expect([path, name, status < 500]).toEqual([path, name, true]);
    }
  }
});

test.each(awkward)('a path with %j does not make the API fail', async (text) => {
  const { app } = await testShop();
  for (const call of Object.values(calls)) {
    const [method = '', path = ''] = call.split(' ');
    const filled = path.replace(/:\w+/, encodeURI(text));
    const { status } = await app.request(`${API_BASE}${filled}`, { method });
    expect([filled, status < 500]).toEqual([filled, true]);
  }
});

test('no generated query makes the list fail', async () => {
  const { app } = await testShop();
  const query = fc.dictionary(
    fc.constantFrom('page', 'size', 'search', 'menu', 'values', 'price_min', 'sort', 'x'),
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.integer().map(String),
      fc.constantFrom(...awkward),
    ),
  );
  await fc.assert(
    fc.asyncProperty(query, async (values) => {
      const pairs = Object.entries(values).map(([key, value]) => `${key}=${escaped(value)}`);
      const { status } = await app.request(`${API_BASE}/catalog/product?${pairs.join('&')}`);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

function escaped(value: string): string {
  return encodeURIComponent(value.replace(/\p{Cs}/gu, ''));
}

test('a malformed URL answers 400 in the envelope (B-34, B-44)', async () => {
  for (const path of [
    '/catalog/product/%E0%A4%A',
    '/catalog/product?search=%00',
    '/menu/list?x=%',
  ]) {
    const answer = await ask(path);
    expect([path, answer.status]).toEqual([path, 400]);
    expect(detailOf(answer)).toBe('Soʻrovni oʻqib boʻlmadi');
  }
});

test('an invalid field answers 422 with its name and a message key (B-44)', async () => {
  const page = await ask('/catalog/product?page=0&sort=prettiest');
  const body = await ask('/product/seen', { body: { product: 'one' } });
  const none = await ask('/product/seen', { body: {} });

  expect([page.status, body.status, none.status]).toEqual([422, 422, 422]);
  expect(page.envelope.data).toMatchObject({
    fields: { page: 'validation.invalid', sort: 'validation.invalid' },
  });
  expect(none.envelope.data).toMatchObject({ fields: { product: 'validation.required' } });
});

test.each(['{', '[1', 'null', '"text"', '5', '{"product":"\\u0000"}', ''])(
  'body %j is refused without a server error',
  async (form) => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await ask('/product/seen', { headers, form });
    expect([400, 422]).toContain(status);
  },
);

test('a body that is too large answers 413 (B-44)', async () => {
  const answer = await ask('/product/seen', { body: { product: 'x'.repeat(300 * 1024) } });
  expect(answer.status).toBe(413);
  expect(detailOf(answer)).toBe('Yuborilgan maʼlumot juda katta');
});

test('an unknown call answers 404 in the envelope (B-43)', async () => {
  const answer = await ask('/no/such/call');
  expect(answer.status).toBe(404);
  expect(answer.envelope).toMatchObject({ status: false, message: 'Hech narsa topilmadi' });
});
