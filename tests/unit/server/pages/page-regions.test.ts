import { expect, test } from 'vitest';
import { toPageRequest } from '@/server/pages/cache-key';
import type { Page } from '@/server/pages/page';
import { createByteCache } from '@/server/pages/page-cache';
import { PageRegions } from '@/server/pages/page-regions';

const page: Page = {
  status: 200,
  headers: [],
  etag: '"list"',
  bodies: {},
  tags: [],
  renderedAt: 0,
  isInvalidated: false,
  bytes: 100,
};
const list = toPageRequest('/products?sort=new', {});
const aList = (number: number) => ({ ...list, key: `uz html /products?price_min=${number}` });

/** Returns regions that have noted more lists than they can track and have cached one of them. */
function afterManyLists({ stored }: { stored: number }) {
  const regions = new PageRegions({
    pages: createByteCache(1000),
    otherPages: createByteCache(1000),
    lists: createByteCache(1000),
    now: () => 0,
  });
  regions.store(aList(stored), page);
  for (let number = 1; number <= 20_000; number += 1) regions.noteList(aList(number));
  return regions;
}

test('drops the oldest addresses of lists that have been requested only once (B-26)', () => {
  const regions = afterManyLists({ stored: 2 });

  expect(regions.admits(aList(1))).toBe(false);
  expect(regions.admits(aList(19_000))).toBe(true);
});

test('admits a cached list whose address was dropped (B-24)', () => {
  expect(afterManyLists({ stored: 2 }).admits(aList(2))).toBe(true);
});
