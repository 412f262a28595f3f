import { expect, test } from 'vitest';
import { collectionSize, hasMorePages, pageToRead } from '@/lib/domain/product/collection';

test('uses smaller collection pages on phones than on wider devices (S9-16)', () => {
  const { mobile, tablet, desktop } = collectionSize;
  expect(mobile).toBeLessThan(tablet);
  expect(tablet).toBeLessThan(desktop);
});

test.each([
  ['mobile', [2]],
  ['tablet', [3]],
  ['desktop', [3, 5]],
] as const)('fills whole rows of a collection page on %s with %j columns', (device, columns) => {
  for (const column of columns) expect(collectionSize[device] % column).toBe(0);
});

test('a list has more pages only if its products do not fit on one page (S9-17)', () => {
  expect(hasMorePages(13, 12)).toBe(true);
  expect(hasMorePages(12, 12)).toBe(false);
  expect(hasMorePages(0, 12)).toBe(false);
});

test.each([
  ['reads the next page of its size with a cursor', 18, 6, true, { page: 3, size: 6 }],
  ['reads all products again without a cursor', 18, 6, false, { page: 1, size: 18 }],
  ['reads a full first page', 30, 30, false, { page: 1, size: 30 }],
  ['reads up to three pages at once', 90, 30, false, { page: 1, size: 90 }],
  ['reads one page above the size limit', 120, 30, false, { page: 4, size: 30 }],
])('%s', (_title, wanted, size, hasCursor, page) => {
  expect(pageToRead(wanted, size, hasCursor)).toEqual(page);
});
