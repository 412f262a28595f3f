import { expect, test } from 'vitest';
import { collectionSize, hasMorePages } from '@/lib/domain/collection';

test('a phone gets smaller pages of a collection than wider devices (S9-16)', () => {
  const { mobile, tablet, desktop } = collectionSize;
  expect(mobile).toBeLessThan(tablet);
  expect(tablet).toBeLessThan(desktop);
});

test.each([
  ['mobile', [2]],
  ['tablet', [3]],
  ['desktop', [3, 5]],
] as const)('a page of a collection fills the lines of a %s of %j columns', (device, columns) => {
  for (const column of columns) expect(collectionSize[device] % column).toBe(0);
});

test('there are more pages only when the count exceeds the size (S9-17)', () => {
  expect(hasMorePages(13, 12)).toBe(true);
  expect(hasMorePages(12, 12)).toBe(false);
  expect(hasMorePages(0, 12)).toBe(false);
});

test('pages are counted from 1 (S9-15)', () => {
  expect(hasMorePages(25, 12, 2)).toBe(true);
  expect(hasMorePages(25, 12, 3)).toBe(false);
});
