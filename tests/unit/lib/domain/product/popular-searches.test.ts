import { expect, test } from 'vitest';
import { popularSearches } from '@/lib/domain/product/search-history';

test.each([
  ['smartfon, choynak ,, smartfon', ['smartfon', 'choynak']],
  [' , ', []],
  ['', []],
])('of "%s" each word is offered once', (text, words) => {
  expect(popularSearches(text)).toEqual(words);
});
