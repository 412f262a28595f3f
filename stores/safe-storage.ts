/** The browser's storage; where it refuses (private windows, full disk), memory for this visit. */
export const safeStorage = safely(() => localStorage);

/** The same of this tab alone. */
export const tabStorage = safely(() => sessionStorage);

function safely(storage: () => Storage) {
  const memory = new Map<string, string>();
  return {
    getItem(name: string): string | null {
      try {
        const stored = storage().getItem(name);
        if (stored !== null) JSON.parse(stored);
        return stored ?? memory.get(name) ?? null;
      } catch {
        return memory.get(name) ?? null;
      }
    },
    setItem(name: string, value: string) {
      memory.set(name, value);
      try {
        storage().setItem(name, value);
      } catch {
        // Kept in memory above.
      }
    },
    removeItem(name: string) {
      memory.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // Gone from memory above.
      }
    },
  };
}
