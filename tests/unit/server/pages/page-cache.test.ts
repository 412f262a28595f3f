import { expect, test } from 'vitest';
import {
  type CacheEntry,
  createByteCache,
  invalidate,
  leastRecentFirst,
} from '@/server/pages/page-cache';

const entry = (bytes: number, tags: string[] = []) => ({ bytes, tags, isInvalidated: false });

test('evicts the least recently used entry when the byte limit is reached (B-26)', () => {
  const cache = createByteCache<CacheEntry>(100);
  cache.set('a', entry(40));
  cache.set('b', entry(40));
  cache.get('a');

  cache.set('c', entry(40));

  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')).toBeDefined();
});

test('never exceeds the byte limit (B-26)', () => {
  const cache = createByteCache<CacheEntry>(1000);

  for (let number = 0; number < 500; number += 1) {
    cache.set(`key-${number % 70}`, entry((number * 37) % 300));
    expect(cache.calculatedSize).toBeLessThanOrEqual(1000);
  }

  const cached = [...cache.entries()].map(([key, { bytes }]) => key.length + bytes);
  expect(cache.calculatedSize).toBe(cached.reduce((sum, bytes) => sum + bytes, 0));
});

test('does not store an entry larger than the cache, nor evict others for it (B-26)', () => {
  const cache = createByteCache<CacheEntry>(100);
  cache.set('small', entry(50));

  cache.set('large', entry(101));

  expect(cache.get('large')).toBeUndefined();
  expect(cache.get('small')).toBeDefined();
});

test('counts only the new bytes of a replaced entry (B-26)', () => {
  const cache = createByteCache<CacheEntry>(100);

  cache.set('a', entry(60));
  cache.set('a', entry(30));

  expect([cache.size, cache.calculatedSize]).toEqual([1, 31]);
});

test('counts the bytes of keys, because clients can choose the keys (B-26)', () => {
  const cache = createByteCache<CacheEntry>(100_000);
  for (let number = 0; number < 100; number += 1) {
    cache.set(`/products/${'a'.repeat(15_000)}-${number}`, entry(1000));
  }
  expect(cache.size).toBe(6);
});

test('marks as invalidated only entries that have an invalidated tag (B-27)', () => {
  const cache = createByteCache<CacheEntry>(100);
  cache.set('product', entry(1, ['site', 'product-5']));
  cache.set('list', entry(1, ['site', 'products']));

  const invalidated = invalidate(cache, new Set(['product-5']));

  expect(invalidated).toBe(1);
  expect(cache.get('product')?.isInvalidated).toBe(true);
  expect(cache.get('list')?.isInvalidated).toBe(false);
});

test('lists the entries to copy with the least recently used first (B-24)', () => {
  const cache = createByteCache<CacheEntry>(100);
  for (const key of ['a', 'b', 'c']) cache.set(key, entry(1));
  cache.get('a');

  expect(leastRecentFirst(cache).map(([key]) => key)).toEqual(['b', 'c', 'a']);
});

test('stores nothing in a cache of zero bytes (B-26)', () => {
  const cache = createByteCache<CacheEntry>(0);
  cache.set('a', entry(2));
  expect(cache.size).toBe(0);
});
