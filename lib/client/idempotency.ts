import { contentKey } from '@/lib/domain/content-key';

const KEY_LIFETIME_MS = 10 * 60_000;

type StoredKey = { key: string; digest: string; at: number };

/**
 * One key for one filled form until its order is made. The same form sent again, after a reload or
 * from another tab, is the same order; a changed form is another one.
 */
export class IdempotencyKeys {
  readonly #name: string;
  #current: StoredKey | null = null;

  constructor(name: string) {
    this.#name = `chorsu:order-key:${name}`;
  }

  keyOf(body: object): string {
    const now = Date.now();
    const digest = digestOf(JSON.stringify(body));
    const stored = this.#current ?? this.#read();
    const isSame =
      stored?.digest === digest && now >= stored.at && now - stored.at < KEY_LIFETIME_MS;
    const key = isSame ? stored.key : newKey();
    this.#persist({ key, digest, at: now });
    return key;
  }

  /** The order is made: the same lines once more are a new order. */
  made(body: object) {
    if (this.#current?.digest === digestOf(JSON.stringify(body))) this.#persist(null);
  }

  #persist(stored: StoredKey | null) {
    this.#current = stored;
    try {
      localStorage.setItem(this.#name, JSON.stringify(stored));
    } catch {
      // The key stays in memory.
    }
  }

  #read(): StoredKey | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#name) ?? 'null');
      return isStoredKey(found) ? found : null;
    } catch {
      return null;
    }
  }
}

function isStoredKey(found: unknown): found is StoredKey {
  if (typeof found !== 'object' || found === null) return false;
  const { key, digest, at }: Partial<StoredKey> = found;
  const isKey = typeof key === 'string' && /^[0-9a-f]{32}$/.test(key);
  return isKey && typeof digest === 'string' && typeof at === 'number';
}

/** Tells forms apart without storing what is in them. */
function digestOf(text: string): string {
  return `${text.length}:${contentKey(text)}`;
}

// `crypto.randomUUID` is missing on pages over plain http.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
