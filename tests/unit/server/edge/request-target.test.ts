import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from '@/lib/domain/routing/query-parameters';
import { parseTarget, splitTarget } from '@/server/edge/request-target';

test.each([
  ['/', '/', ''],
  ['/products?menu=a', '/products', '?menu=a'],
  ['/products//a/', '/products//a/', ''],
  ['/%D1%87%D0%B0%D0%B9', '/%D1%87%D0%B0%D0%B9', ''],
  ['/a..b/...', '/a..b/...', ''],
  ['/.well-known/x', '/.well-known/x', ''],
  ['/products?a=/../b?c', '/products', '?a=/../b?c'],
  ['/?utm_term=%EA%F3%EF%E8%F2%FC', '/', '?utm_term=%EA%F3%EF%E8%F2%FC'],
  ['/products?search=o\'zbek "x" ê'.replaceAll(' ', '+'), '/products', '?search=o\'zbek+"x"+ê'],
])('splits the request target %s into path and query', (target, pathname, search) => {
  expect(parseTarget(target)).toEqual({ pathname, search });
  expect(splitTarget(target)).toEqual({ pathname, search });
});

test.each([
  '/#x',
  '/products#x',
  '/products/choynak-5#-6',
  '/?a#b',
  '#',
  '/robots.txt#x',
  '//evil.test',
  '//evil.test/about',
  '///',
  '//',
  '//[',
  '/\\evil.test',
  '/a\\b',
  'http://shop.test/',
  'HTTP://evil.test/products',
  'shop.test:443',
  '*',
  '',
  'about',
  '?a=1',
  '/a\tb',
  '/\t/evil.test',
  '/a?b\tc',
  '/a?b\f',
  '/a b',
  '/a\f',
  '/a\n',
  '/..',
  '/a/../b',
  '/./a',
  '/a/.',
  '/a/%2e',
  '/a/%2E%2e/b',
  '/a/.%2e',
  '/{a}',
  '/a"b',
  '/<a>',
  '/a`',
  '/ê',
  '/чай',
  '/%',
  '/%E0%A4%A',
  '/a%00b',
  '/a%0Ab',
  '/%ff',
  '/.rsc',
  '/products.rsc?page=2',
  '/products/choynak-5.rsc',
  '/a.segments/b.segment.rsc',
])('rejects the request target %j (B-34)', (target) => {
  expect(parseTarget(target)).toBeNull();
});

test('accepts only targets that every other parser interprets identically', () => {
  const pieces = ['/', '.', '%2e', '%2E', '#', '?', '\\', '\t', '\f', ':', '@', '[', ']', '{', '|'];
  const piece = fc.constantFrom(
    ...pieces,
    '^',
    "'",
    '"',
    '%',
    '%41',
    '%ff',
    'ê',
    'a',
    'ru',
    '1',
    ';',
  );
  fc.assert(
    fc.property(fc.array(piece), (parts) => {
      const target = `/${parts.join('')}`;
      const found = parseTarget(target);
      if (!found) return;
      const url = new URL(target, 'http://shop.test');
      expect([url.host, url.pathname, url.hash]).toEqual(['shop.test', found.pathname, '']);
      // Parsers differ on malformed escapes, but the server rejects those separately.
      if (parseQuery(found.search).every(({ isReadable }) => isReadable)) {
        expect([...url.searchParams]).toEqual([...new URLSearchParams(found.search)]);
      }
      expect(splitTarget(target)).toEqual(found);
    }),
    { numRuns: 2000 },
  );
});
