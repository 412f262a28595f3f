import { expect, test } from 'vitest';
import { PageCache } from '@/server/cache/page-cache';

const entry = (bytes: number, tags: string[] = []) => ({ bytes, tags, outdated: false });

test('the entry used longest ago leaves when the bytes run out (B-26)', () => {
  const cache = new PageCache(100);
  cache.set('a', entry(40));
  cache.set('b', entry(40));
  cache.get('a');

  cache.set('c', entry(40));

  expect(cache.get('a')).toBeDefined();
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('c')).toBeDefined();
});

test('the bytes never pass the limit, whatever comes in (B-26)', () => {
  const cache = new PageCache(1000);

  for (let number = 0; number < 500; number += 1) {
    cache.set(`key-${number % 70}`, entry((number * 37) % 300));
    expect(cache.bytes).toBeLessThanOrEqual(1000);
  }

  const kept = Array.from({ length: 70 }, (_, number) => cache.get(`key-${number}`)?.bytes ?? 0);
  expect(cache.bytes).toBe(kept.reduce((sum, bytes) => sum + bytes, 0));
});

test('an entry larger than the whole is not kept and drives nothing out (B-26)', () => {
  const cache = new PageCache(100);
  cache.set('small', entry(50));

  cache.set('large', entry(101));

  expect(cache.get('large')).toBeUndefined();
  expect(cache.get('small')).toBeDefined();
});

test('setting a key anew counts its bytes once (B-26)', () => {
  const cache = new PageCache(100);

  cache.set('a', entry(60));
  cache.set('a', entry(30));

  expect([cache.size, cache.bytes]).toEqual([1, 30]);
});

test('a purge marks the entries of its tags and no others (B-27)', () => {
  const cache = new PageCache(100);
  cache.set('product', entry(1, ['site', 'product-5']));
  cache.set('list', entry(1, ['site', 'products']));

  const purged = cache.purge(new Set(['product-5']));

  expect(purged).toBe(1);
  expect(cache.get('product')?.outdated).toBe(true);
  expect(cache.get('list')?.outdated).toBe(false);
});
