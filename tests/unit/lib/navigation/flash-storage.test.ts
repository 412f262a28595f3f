import { afterEach, expect, test, vi } from 'vitest';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';
import { refusedStorage, storageOf } from '@/tests/support/storage';

afterEach(() => vi.unstubAllGlobals());

test('a note is found once', () => {
  const notes = new Map<string, string>();
  vi.stubGlobal('sessionStorage', storageOf(notes));
  setFlash('scroll', '240');
  expect(takeFlash('scroll')).toBe('240');
  expect(takeFlash('scroll')).toBeNull();
});

test('where a browser refuses its storage there is none, and nothing is thrown', () => {
  vi.stubGlobal('sessionStorage', refusedStorage);
  setFlash('scroll', '240');
  expect(takeFlash('scroll')).toBeNull();
});
