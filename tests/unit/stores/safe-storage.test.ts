import { beforeEach, expect, test, vi } from 'vitest';
import { refuse, refusedStorage, storageOf } from '@/tests/support/storage';

const stored = new Map<string, string>();
const storage = storageOf(stored);

beforeEach(() => {
  vi.resetModules();
  stored.clear();
});

const open = async () => (await import('@/stores/safe-storage')).safeStorage;

test.each([
  ['takes everything', storage],
  ['takes nothing more', { ...storage, setItem: refuse }],
  ['may not be touched', refusedStorage],
])('in a browser whose storage %s, this page finds what it has stored', async (_, browser) => {
  vi.stubGlobal('localStorage', browser);
  const safe = await open();
  expect(safe.getItem('a')).toBeNull();
  safe.setItem('a', '1');
  safe.setItem('b', '2');
  expect([safe.getItem('a'), safe.getItem('b')]).toEqual(['1', '2']);
  safe.removeItem('a');
  expect([safe.getItem('a'), safe.getItem('b')]).toEqual([null, '2']);
});

test('what another page has stored is found, and what is no JSON is not', async () => {
  vi.stubGlobal('localStorage', storage);
  const safe = await open();
  stored.set('a', '"of another page"');
  stored.set('b', '{');
  expect([safe.getItem('a'), safe.getItem('b')]).toEqual(['"of another page"', null]);
});
