import { expect, test } from 'vitest';
import { SitemapStore } from '@/lib/server/sitemap-store';

test('the store is limited by bytes and drops the oldest first', () => {
  const store = new SitemapStore({ bytesMax: 10, now: () => 0 });
  store.set('one', new Uint8Array(4));
  store.set('two', new Uint8Array(4));
  store.set('three', new Uint8Array(4));

  expect(store.any('one')).toBeNull();
  expect([store.any('two')?.length, store.any('three')?.length]).toEqual([4, 4]);
});
