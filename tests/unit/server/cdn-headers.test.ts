import { expect, test } from 'vitest';
import { cdnHeaders } from '@/server/cache/cdn-headers';
import type { Page } from '@/server/cache/page';
import type { CacheState } from '@/server/cache/serve-page';

const page: Page = {
  ...{ status: 200, headers: [], etag: 'W/"1"', bodies: {}, tags: ['site', 'product-7'] },
  ...{ renderedAt: 0, isInvalidated: false, bytes: 0 },
};
const answer = (state: CacheState = 'hit') => ({ page, state });
const request = { key: 'html /products/choynak-7', scope: null };

test('a cache in front is told how long it may keep a page, and by which tags it is purged', () => {
  expect(cdnHeaders(answer(), request, 5)).toEqual([
    ...['cdn-cache-control', 'max-age=5, stale-while-revalidate=50'],
    ...['surrogate-key', 'site product-7'],
    ...['x-accel-expires', '5'],
  ]);
});

test.each([
  ['no cache stands in front', answer(), request, 0],
  ['the page is for one request', answer(), { ...request, key: null }, 5],
  ['the page belongs to a scope', answer(), { ...request, scope: 'one' }, 5],
  ['the page was not understood', answer('bypass'), request, 5],
])('nothing is said where %s', (_, given, asked, seconds) => {
  expect(cdnHeaders(given, asked, seconds)).toEqual([]);
});
