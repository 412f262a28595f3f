import { expect, test } from 'vitest';
import { readReturnTo } from '@/lib/domain/routing/read-return-to';
import { isOfflinePath, withReturnTo } from '@/lib/domain/routing/return-to';

test.each([
  ['/', 'uz', '/'],
  ['/ru/products?menu=phones&page=2#reviews', 'ru', '/ru/products?menu=phones&page=2#reviews'],
  ['/products?search=oʻyin', 'uz', '/products?search=o%CA%BByin'],
  ['/offliner', 'uz', '/offliner'],
  ['/ru/products?page=2#e', 'uz', '/products?page=2#e'],
  ['/cart', 'ru', '/ru/cart'],
  ['/?view=palto-7', 'ru', '/ru?view=palto-7'],
  ['/ru', 'uz', '/'],
] as const)(
  '%s is a way back, in the language of the page, which is %s (B-69, B-81)',
  (from, locale, way) => {
    expect(readReturnTo(from, locale)).toBe(way);
  },
);

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
  '/ru//elsewhere.example/',
  '/ru/\\elsewhere.example/',
  'javascript:alert(1)',
  '/offline',
  '/ru/offline?from=/offline',
])('%j leads to no other site and not to the offline page itself (B-81)', (from) => {
  expect(readReturnTo(from, 'uz')).toBeNull();
});

test('the way back survives the address that carries it', () => {
  const from = '/ru/products?search=a&b=c%20d#e';
  const url = new URL(withReturnTo('/ru/offline', from), 'http://shop.test');
  expect(isOfflinePath(url.pathname)).toBe(true);
  expect(readReturnTo(url.searchParams.get('from'), 'ru')).toBe(from);
});
