import { vi } from 'vitest';

/** Returns a stub of browser storage that reads and writes `stored`. */
export function storageOf(stored: Map<string, string>) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

/**
 * Stubs `localStorage` for this test with a persisted store. Returns a function that reads the
 * persisted state.
 */
export function persistedIn(name: string, stored: string | null) {
  const items = new Map(stored === null ? [] : [[name, stored]]);
  vi.stubGlobal('localStorage', storageOf(items));
  return () => JSON.parse(items.get(name) ?? '{}').state ?? {};
}

export function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** A stub of browser storage that denies every access. */
export const refusedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
