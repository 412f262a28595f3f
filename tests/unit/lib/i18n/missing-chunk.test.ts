import { expect, test } from 'vitest';
import { isChunkFailure } from '@/lib/i18n/missing-chunk';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  named('ChunkLoadError', 'anything'),
  new Error('Loading chunk 12 failed.\n(error: https://shop.test/_next/static/chunks/12.js)'),
  new Error('Loading chunk app/page failed. (missing: http://x/y.js)'),
  new Error('Loading CSS chunk 7 failed.'),
  new Error('Failed to load chunk /_next/static/chunks/0a1b2c.js from module 1234'),
  new TypeError('Failed to fetch dynamically imported module: http://shop.test/a.js'),
  new TypeError('error loading dynamically imported module: http://shop.test/a.js'),
  new TypeError('Importing a module script failed.'),
])('recognizes %s as a missing chunk (S2-99)', (error) => {
  expect(isChunkFailure(error)).toBe(true);
});

test.each([
  new TypeError('Failed to fetch'),
  new Error('The chunk of meat failed to load'),
  new Error('The log says: Failed to load chunk 5'),
  {},
  'ChunkLoadError',
  { message: 12 },
  null,
  undefined,
])('does not treat %s as a missing chunk (S2-99)', (error) => {
  expect(isChunkFailure(error)).toBe(false);
});
