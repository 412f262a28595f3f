const PROBE = 'chorsu:probe';

/**
 * A wrapper of `localStorage` that throws no exceptions. Its values are not cached, because other
 * tabs change them.
 *
 * A value stays in memory only if the browser rejects it (private windows, full disk). Text that is
 * not JSON counts as missing.
 */
export const safeStorage = safely(() => localStorage);

/**
 * Returns whether the browser accepts values from this page, so that other scripts can read them.
 */
export function isStorageWritable(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

export const tabStorage = safely(() => sessionStorage);

function safely(storage: () => Storage) {
  const rejected = new Map<string, string>();
  return {
    names(): string[] {
      try {
        return [...new Set([...Object.keys(storage()), ...rejected.keys()])];
      } catch {
        return [...rejected.keys()];
      }
    },
    getItem(name: string): string | null {
      const inMemory = rejected.get(name);
      if (inMemory !== undefined) return inMemory;
      try {
        const stored = storage().getItem(name);
        if (stored !== null) JSON.parse(stored);
        return stored;
      } catch {
        return null;
      }
    },
    setItem(name: string, value: string) {
      try {
        storage().setItem(name, value);
        rejected.delete(name);
      } catch {
        rejected.set(name, value);
      }
    },
    removeItem(name: string) {
      rejected.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // Ignores the error, because nothing was stored.
      }
    },
  };
}
