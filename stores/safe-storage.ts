/** Falls back to memory if the browser refuses its storage (private windows, full disk). */
export const safeStorage = safely(() => localStorage);

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
        // The value stays in memory.
      }
    },
    removeItem(name: string) {
      memory.delete(name);
      try {
        storage().removeItem(name);
      } catch {
        // The value is removed from memory.
      }
    },
  };
}
