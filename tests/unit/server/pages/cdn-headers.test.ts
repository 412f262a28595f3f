import { expect, test } from 'vitest';
import type { Page } from '@/server/pages/page';
import { cdnHeaders } from '@/server/pages/send-page';
import type { CacheState } from '@/server/pages/serve-page';

const page: Page = {
  status: 200,
  headers: [],
  etag: 'W/"1"',
  bodies: {},
  tags: ['site', 'product-7'],
  renderedAt: 0,
  isInvalidated: false,
  bytes: 0,
};
const pageFrom = (state: CacheState = 'hit') => ({ page, state });
const request = { key: 'html /products/choynak-7', scope: null };

test('sends a lifetime and purge tags to a CDN', () => {
  expect(cdnHeaders(pageFrom(), request, { seconds: 5, now: 0 })).toEqual([
    'cdn-cache-control',
    'max-age=5, stale-while-revalidate=50',
    'surrogate-key',
    'site product-7',
    'x-accel-expires',
    '5',
  ]);
});

test.each([
  ['there is no CDN', pageFrom(), request, 0],
  ['the page is only for one request', pageFrom(), { ...request, key: null }, 5],
  ['the page belongs to a scope', pageFrom(), { ...request, scope: 'one' }, 5],
  ['the page bypasses the cache', pageFrom('bypass'), request, 5],
])('sends no CDN headers when %s', (_, given, expected, seconds) => {
  expect(cdnHeaders(given, expected, { seconds, now: 0 })).toEqual([]);
});

test.each([
  [60_000, 'max-age=5, stale-while-revalidate=50', '5'],
  [25_900, 'max-age=5, stale-while-revalidate=20', '5'],
  [3999, 'max-age=3, stale-while-revalidate=0', '3'],
  [-1, 'max-age=0, stale-while-revalidate=0', '0'],
])("limits a page's CDN lifetime to its expiry in %d ms", (leftMs, control, accel) => {
  const now = Date.parse('2026-11-28T17:59:00+05:00');
  const bordered = { page: { ...page, expiresAt: now + leftMs }, state: 'hit' as const };
  expect(cdnHeaders(bordered, request, { seconds: 5, now })).toEqual([
    'cdn-cache-control',
    control,
    'surrogate-key',
    'site product-7',
    'x-accel-expires',
    accel,
  ]);
});
