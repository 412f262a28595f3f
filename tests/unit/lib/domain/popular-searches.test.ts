import { expect, test } from 'vitest';
import { popularSearches } from '@/lib/domain/popular-searches';

test.each([
  ['smartfon, choynak ,, smartfon', ['smartfon', 'choynak']],
  [' , ', []],
])('of "%s" each word is offered once', (uz, words) => {
  expect(popularSearches({ popular_searches: { uz, ru: '' } }, 'uz')).toEqual(words);
});

test('a backend without popular searches offers none', () => {
  expect(popularSearches({}, 'ru')).toEqual([]);
});
