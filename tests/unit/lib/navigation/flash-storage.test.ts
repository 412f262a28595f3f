import { afterEach, expect, test, vi } from 'vitest';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';
import { refusedStorage, storageOf } from '@/tests/support/storage';

afterEach(() => vi.unstubAllGlobals());

test('returns a stored flash note only once', () => {
  const notes = new Map<string, string>();
  vi.stubGlobal('sessionStorage', storageOf(notes));
  setFlash('scroll', '240');
  expect(takeFlash('scroll')).toBe('240');
  expect(takeFlash('scroll')).toBeNull();
});

test('returns nothing and does not throw when the storage is blocked', () => {
  vi.stubGlobal('sessionStorage', refusedStorage);
  setFlash('scroll', '240');
  expect(takeFlash('scroll')).toBeNull();
});
