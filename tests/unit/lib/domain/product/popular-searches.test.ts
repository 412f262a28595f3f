import { expect, test } from 'vitest';
import { popularSearches } from '@/lib/domain/product/popular-searches';

test.each([
  ['smartfon, choynak ,, smartfon', ['smartfon', 'choynak']],
  [' , ', []],
  ['', []],
])('splits "%s" into distinct searches', (text, words) => {
  expect(popularSearches(text)).toEqual(words);
});
