import { expect, test } from 'vitest';
import { matchesEtag } from '@/lib/domain/routing/http-request';

test.each([
  ['W/"a"', 'W/"a"'],
  ['"a"', 'W/"a"'],
  ['W/"a"', '"a"'],
  ['W/"b", W/"a"', 'W/"a"'],
  ['W/"b",W/"a" ', 'W/"a"'],
  ['*', '"a"'],
])('the If-None-Match header %j matches the ETag %j', (header, etag) => {
  expect(matchesEtag(header, etag)).toBe(true);
});

test.each([
  ['W/"b"', 'W/"a"'],
  ['a', '"a"'],
  ['', '"a"'],
])('the If-None-Match header %j does not match the ETag %j', (header, etag) => {
  expect(matchesEtag(header, etag)).toBe(false);
});

test('a missing If-None-Match header or ETag matches nothing', () => {
  expect(matchesEtag(undefined, 'W/"a"')).toBe(false);
  expect(matchesEtag('undefined', undefined)).toBe(false);
  expect(matchesEtag('*', undefined)).toBe(false);
});
