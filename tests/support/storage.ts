/** A browser's storage that holds `stored`. */
export function storageOf(stored: Map<string, string>) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
}

export function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** That of a browser which lets no page touch it. */
export const refusedStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
