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
  'accepts the return path %s in the language %s as %s (B-69, B-81)',
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
])('rejects the return path %j (B-81)', (from) => {
  expect(readReturnTo(from, 'uz')).toBeNull();
});

test('restores the return path from the URL that contains it', () => {
  const from = '/ru/products?search=a&b=c%20d#e';
  const url = new URL(withReturnTo('/ru/offline', from), 'http://shop.test');
  expect(isOfflinePath(url.pathname)).toBe(true);
  expect(readReturnTo(url.searchParams.get('from'), 'ru')).toBe(from);
});
