import { expect, test } from 'vitest';
import { isNotModified } from '@/server/http/etag';

test.each([
  ['W/"a"', 'W/"a"', true],
  ['W/"b", W/"a"', 'W/"a"', true],
  ['W/"b",W/"a" ', 'W/"a"', true],
  ['W/"b"', 'W/"a"', false],
  [undefined, 'W/"a"', false],
  ['undefined', undefined, false],
])('a browser that has %s knows the page %s: %j', (sent, etag, expected) => {
  expect(isNotModified(sent, etag)).toBe(expected);
});
