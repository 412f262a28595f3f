/**
 * Storage that every call reads anew, because other tabs of the browser change it.
 *
 * A value lives in memory only where the browser has refused to store it (private windows, full
 * disk). Text that is not JSON counts as missing.
 */
export const safeStorage = safely(() => localStorage);

export const tabStorage = safely(() => sessionStorage);

function safely(storage: () => Storage) {
  const refused = new Map<string, string>();
  return {
    names(): string[] {
      try {
        return [...new Set([...Object.keys(storage()), ...refused.keys()])];
      } catch {
        return [...refused.keys()];
      }
    },
    getItem(name: string): string | null {
      const kept = refused.get(name);
      if (kept !== undefined) return kept;
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
        refused.delete(name);
      } catch {
        refused.set(name, value);
      }
    },
    removeItem(name: string) {
      refused.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
