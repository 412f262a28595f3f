const memory = new Map<string, string>();

/** The browser's storage; where it refuses (private windows, full disk), memory for this visit. */
export const safeStorage = {
  getItem(name: string): string | null {
    try {
      const stored = localStorage.getItem(name);
      if (stored !== null) JSON.parse(stored);
      return stored ?? memory.get(name) ?? null;
    } catch {
      return memory.get(name) ?? null;
    }
  },
  setItem(name: string, value: string) {
    memory.set(name, value);
    try {
      localStorage.setItem(name, value);
    } catch {
      // Kept in memory above.
    }
  },
  removeItem(name: string) {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Gone from memory above.
    }
  },
};
