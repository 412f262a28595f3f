const KEPT_MS = 10 * 60_000;

type Kept = { key: string; digest: string; at: number };

/**
 * One key for one filled form until its order is made. The same form sent again, after a reload or
 * from another tab, is the same order; a changed form is another one.
 */
export class IdempotencyKeys {
  readonly #name: string;
  #kept: Kept | null = null;

  constructor(name: string) {
    this.#name = `chorsu:order-key:${name}`;
  }

  keyOf(body: object): string {
    const now = Date.now();
    const digest = digestOf(JSON.stringify(body));
    const kept = this.#kept ?? this.#recall();
    const isSame = kept?.digest === digest && now >= kept.at && now - kept.at < KEPT_MS;
    const key = isSame ? kept.key : newKey();
    this.#keep({ key, digest, at: now });
    return key;
  }

  /** The order is made: the same lines once more are a new order. */
  made(body: object) {
    if (this.#kept?.digest === digestOf(JSON.stringify(body))) this.#keep(null);
  }

  #keep(kept: Kept | null) {
    this.#kept = kept;
    try {
      localStorage.setItem(this.#name, JSON.stringify(kept));
    } catch {
      // The key stays in memory.
    }
  }

  #recall(): Kept | null {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.#name) ?? 'null');
      return isKept(found) ? found : null;
    } catch {
      return null;
    }
  }
}

function isKept(found: unknown): found is Kept {
  if (typeof found !== 'object' || found === null) return false;
  const { key, digest, at }: Partial<Kept> = found;
  const isKey = typeof key === 'string' && /^[0-9a-f]{32}$/.test(key);
  return isKey && typeof digest === 'string' && typeof at === 'number';
}

/** Tells forms apart without storing what is in them (FNV-1a). */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `${text.length}:${hash >>> 0}`;
}

// `crypto.randomUUID` is missing on pages over plain http.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
