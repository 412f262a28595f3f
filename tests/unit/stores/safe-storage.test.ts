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
  ['accepts every value', storage],
  ['is full', { ...storage, setItem: refuse }],
  ['is blocked', refusedStorage],
])('returns the value that this page has stored when the storage %s', async (_, browser) => {
  vi.stubGlobal('localStorage', browser);
  const safe = await open();
  expect(safe.getItem('a')).toBeNull();
  safe.setItem('a', '1');
  safe.setItem('b', '2');
  expect([safe.getItem('a'), safe.getItem('b')]).toEqual(['1', '2']);
  safe.removeItem('a');
  expect([safe.getItem('a'), safe.getItem('b')]).toEqual([null, '2']);
});

test('returns the value that another page has stored if it is valid JSON', async () => {
  vi.stubGlobal('localStorage', storage);
  const safe = await open();
  stored.set('a', '"of another page"');
  stored.set('b', '{');
  expect([safe.getItem('a'), safe.getItem('b')]).toEqual(['"of another page"', null]);
});

test('returns the current value after another page has changed or removed it', async () => {
  vi.stubGlobal('localStorage', storage);
  const safe = await open();
  safe.setItem('a', '1');
  stored.set('a', '2');
  expect(safe.getItem('a')).toBe('2');
  stored.delete('a');
  expect(safe.getItem('a')).toBeNull();
});

test('returns a value that the full storage rejected instead of the older stored one', async () => {
  stored.set('a', '1');
  let isFull = true;
  const setItem = (name: string, value: string) =>
    isFull ? refuse() : storage.setItem(name, value);
  vi.stubGlobal('localStorage', { ...storage, setItem });
  const safe = await open();
  safe.setItem('a', '2');
  expect(safe.getItem('a')).toBe('2');
  isFull = false;
  safe.setItem('a', '3');
  stored.set('a', '4');
  expect(safe.getItem('a')).toBe('4');
});
