import { afterEach, expect, test, vi } from 'vitest';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';

afterEach(() => vi.unstubAllGlobals());

test('a note is found once', () => {
  const notes = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    setItem: (name: string, text: string) => notes.set(name, text),
    getItem: (name: string) => notes.get(name) ?? null,
    removeItem: (name: string) => notes.delete(name),
  });
  setFlash('scroll', '240');
  expect(takeFlash('scroll')).toBe('240');
  expect(takeFlash('scroll')).toBeNull();
});

test('where a browser refuses its storage there is none, and nothing is thrown', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: refuse, getItem: refuse, removeItem: refuse });
  setFlash('scroll', '240');
  expect(takeFlash('scroll')).toBeNull();
});
