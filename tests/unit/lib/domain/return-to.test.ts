import { expect, test } from 'vitest';
import { isOfflinePath, returnToOf, withReturnTo } from '@/lib/domain/return-to';

test.each([
  ['/', '/'],
  ['/ru/products?menu=phones&page=2#reviews', '/ru/products?menu=phones&page=2#reviews'],
  ['/products?search=oʻyin', '/products?search=o%CA%BByin'],
  ['/offliner', '/offliner'],
])('%s is a way back (B-81)', (from, way) => {
  expect(returnToOf(from)).toBe(way);
});

test.each([
  null,
  '',
  'products',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/a/..//elsewhere.example/',
  'javascript:alert(1)',
  '/offline',
  '/ru/offline?from=/offline',
])('%j leads to no other site and not to the offline page itself (B-81)', (from) => {
  expect(returnToOf(from)).toBeNull();
});

test('the way back survives the address that carries it', () => {
  const from = '/ru/products?search=a&b=c%20d#e';
  const url = new URL(withReturnTo('/ru/offline', from), 'http://shop.test');
  expect(isOfflinePath(url.pathname)).toBe(true);
  expect(returnToOf(url.searchParams.get('from'))).toBe(from);
});
