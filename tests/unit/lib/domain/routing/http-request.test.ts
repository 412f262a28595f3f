import { expect, test } from 'vitest';
import { matchesEtag } from '@/lib/domain/routing/http-request';

test.each([
  ['W/"a"', 'W/"a"'],
  ['"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['W/"b", W/"a"', 'W/"a"'],
  ['W/"b",W/"a" ', 'W/"a"'],
  ['*', '"a"'],
])('matches If-None-Match %s with the ETag %s', (header, etag) => {
  expect(matchesEtag(header, etag)).toBe(true);
});

test.each([
  ['W/"b"', 'W/"a"'],
  ['a', '"a"'],
  ['', '"a"'],
  [undefined, 'W/"a"'],
  ['undefined', undefined],
  ['*', undefined],
])('does not match If-None-Match %s with the ETag %s', (header, etag) => {
  expect(matchesEtag(header, etag)).toBe(false);
});
