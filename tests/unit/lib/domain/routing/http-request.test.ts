import { expect, test } from 'vitest';
import { matchesEtag } from '@/lib/domain/routing/http-request';

test.each([
  ['W/"a"', 'W/"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['W/"b", W/"a"', 'W/"a"', true],
  ['W/"b",W/"a" ', 'W/"a"', true],
  ['*', '"a"', true],
  ['W/"b"', 'W/"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, 'W/"a"', false],
  ['undefined', undefined, false],
  ['*', undefined, false],
])('compares If-None-Match %s with the ETag %s: %j', (header, etag, expected) => {
  expect(matchesEtag(header, etag)).toBe(expected);
});
