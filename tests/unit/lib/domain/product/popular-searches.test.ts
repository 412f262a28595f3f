import { expect, test } from 'vitest';
import { popularSearches } from '@/lib/domain/product/popular-searches';

test.each([
  ['smartfon, choynak ,, smartfon', ['smartfon', 'choynak']],
  [' , ', []],
  ['', []],
])('of "%s" each word is offered once', (text, words) => {
  expect(popularSearches(text)).toEqual(words);
});
