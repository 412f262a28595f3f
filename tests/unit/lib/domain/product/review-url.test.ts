import { expect, test } from 'vitest';
import { REVIEW_SORTS } from '@/lib/constants';
import { parseReviewQuery, reviewUrl } from '@/lib/domain/product/review-url';

test.each([
  [{}, 'new', 1],
  [{ sort: 'photos', page: '3' }, 'photos', 3],
  [{ sort: 'worst', page: 'x' }, 'new', 1],
  [{ sort: ['high', 'low'], page: ['2', '3'] }, 'high', 2],
  [{ page: '1e3' }, 'new', 1],
  [{ page: '0x10' }, 'new', 1],
  [{ page: ' 5' }, 'new', 1],
  [{ page: '+5' }, 'new', 1],
  [{ page: '0' }, 'new', 1],
  [{ page: '-1' }, 'new', 1],
  [{ page: '1.5' }, 'new', 1],
  [{ page: '10000' }, 'new', 10_000],
  [{ page: '10001' }, 'new', 1],
])('parses the query %o as sort %s, page %i', (params, sort, page) => {
  expect(parseReviewQuery(params)).toEqual({ sort, page });
});

test('writes only values other than the defaults and parses them back', () => {
  expect(reviewUrl('/products/a-1/reviews', { sort: 'new', page: 1 })).toBe(
    '/products/a-1/reviews',
  );
  expect(reviewUrl('/a', { sort: 'low', page: 2 })).toBe('/a?sort=low&page=2');
  for (const sort of REVIEW_SORTS) {
    for (const page of [1, 2, 10_000]) {
      const { searchParams } = new URL(reviewUrl('/a', { sort, page }), 'http://shop.test');
      expect(parseReviewQuery(Object.fromEntries(searchParams))).toEqual({ sort, page });
    }
  }
});
