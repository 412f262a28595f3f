const KEY_LIFETIME_MS = 24 * 60 * 60_000;

type Stored = Record<string, { key: string; at: number }>;

/** A form sent again is the same order, from anywhere: the first may be made (record 017). */
export class IdempotencyKeys {
  readonly #name: string;
  #current: Stored | null = null;

  constructor(name: string) {
    this.#name = `chorsu:order-key:${name}`;
  }

  keyOf(purchase: string): string {
    const stored = this.#stored();
    const key = stored[purchase]?.key ?? newKey();
    this.#persist({ ...stored, [purchase]: { key, at: Date.now() } });
    return key;
  }

  /** The order is made: the same once more is a new order. */
  made(key: string) {
    const others = Object.entries(this.#stored()).filter(([, one]) => one.key !== key);
    this.#persist(Object.fromEntries(others));
  }

  #stored(): Stored {
    const now = Date.now();
    const valid = Object.entries(this.#current ?? this.#read()).filter(
      ([, { at }]) => now >= at && now - at < KEY_LIFETIME_MS,
    );
    return Object.fromEntries(valid);
  }

  #persist(stored: Stored) {
    this.#current = stored;
    try {
      localStorage.setItem(this.#name, JSON.stringify(stored));
    } catch {
      // The keys stay in memory.
    }
  }

  #read(): Stored {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#name) ?? '{}');
      const entries: [string, unknown][] = Object.entries(Object(found));
      return Object.fromEntries(entries.filter(isStoredKey));
    } catch {
      return {};
    }
  }
}

function isStoredKey(entry: [string, unknown]): entry is [string, Stored[string]] {
  const { key, at }: Partial<Stored[string]> = Object(entry[1]);
  return typeof key === 'string' && /^[0-9a-f]{32}$/.test(key) && typeof at === 'number';
}

// `crypto.randomUUID` is missing on pages over plain http.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
