import { expect, test } from 'vitest';
import { pageNumbers } from '@/lib/domain/routing/query-parameters';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('for page %d of %d, shows the page links %o', (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
