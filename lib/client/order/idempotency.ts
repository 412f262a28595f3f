import { isRecord } from '@/lib/domain/is-record';
import { safeStorage } from '@/stores/safe-storage';

/**
 * The age in milliseconds at which a key counts as old. After a day, an order for the same products
 * is more likely a new purchase than a retry.
 */
const OLD_MS = 24 * 60 * 60_000;

type Entry = {
  key: string;
  at: number;
  isMade: boolean;
  /** The form that was sent with the key; `null` if several were sent. */
  form: string | null;
};
type Entries = Record<string, Entry>;

export type OrderKey = {
  key: string;
  /**
   * True if the outcome of the key is unknown and, by the device's clock, its age is at least
   * `OLD_MS`.
   */
  isOld: boolean;
};

/**
 * The idempotency key of each purchase, shared by all tabs of the browser (ADR 017).
 *
 * Every method reads the storage, because another tab may have used or retired a key. The device's
 * clock can be wrong in either direction, so it only determines whether a key is old and never
 * discards a key. A stored time in the future counts as now.
 */
export class IdempotencyKeys {
  readonly name: string;
  readonly #now: () => number;

  constructor(name: string, now = () => Date.now()) {
    this.name = `chorsu:order-key:${name}`;
    this.#now = now;
  }

  /** Returns the key of the purchase if it is known to have created an order; otherwise `null`. */
  madeKey(purchase: string): string | null {
    const entry = this.#read()[purchase];
    return entry?.isMade ? entry.key : null;
  }

  /**
   * Stores and returns the key to send. An old key stays old until `resent` or `made` is called,
   * because the request that looks up its order may fail.
   *
   * @param form - Identifies the content of the form.
   * @param madeBefore - The value of `madeKey` when the button was clicked. If another tab has
   *   placed the order since then, its key is returned, so that the API responds with that order.
   */
  keyOf(purchase: string, form: string, madeBefore = this.madeKey(purchase)): OrderKey {
    const entries = this.#read();
    const entry = entries[purchase];
    if (entry?.isMade && entry.key !== madeBefore) return { key: entry.key, isOld: false };
    const unknown = entry && !entry.isMade ? entry : null;
    const now = this.#now();
    const key = unknown?.key ?? newKey();
    const isOld = unknown !== null && now - unknown.at >= OLD_MS;
    const at = isOld ? unknown.at : now;
    const onlyForm = unknown === null || unknown.form === form ? form : null;
    this.#write({ ...entries, [purchase]: { key, at, isMade: false, form: onlyForm } });
    return { key, isOld };
  }

  /** Returns whether this is the only form that was sent with the key. */
  hasSentOnly(key: string, form: string): boolean {
    return Object.values(this.#read()).some((one) => one.key === key && one.form === form);
  }

  /** Records that an old key is sent again because it has created no order, and resets its age. */
  resent(key: string, form: string) {
    const now = this.#now();
    const entries = Object.entries(this.#read()).map(([purchase, one]) => [
      purchase,
      one.key === key ? { ...one, at: now, form } : one,
    ]);
    this.#write(Object.fromEntries(entries));
  }

  /** Records that the key has created an order. The next purchase gets a new key. */
  made(key: string) {
    const kept = Object.entries(this.#read()).filter(([, one]) => one.key === key || !one.isMade);
    const entries = kept.map(([purchase, one]) => [
      purchase,
      one.key === key ? { ...one, isMade: true } : one,
    ]);
    this.#write(Object.fromEntries(entries));
  }

  #read(): Entries {
    const stored: unknown = JSON.parse(safeStorage.getItem(this.name) ?? '{}');
    const now = this.#now();
    return Object.fromEntries(
      Object.entries(Object(stored)).flatMap(([purchase, found]) => {
        const entry = toEntry(found);
        return entry ? [[purchase, { ...entry, at: Math.min(entry.at, now) }]] : [];
      }),
    );
  }

  #write(entries: Entries) {
    safeStorage.setItem(this.name, JSON.stringify(entries));
  }
}

function toEntry(stored: unknown): Entry | null {
  if (!isRecord(stored)) return null;
  const { key, at, isMade = false, form } = stored;
  const isKey = typeof key === 'string' && /^[0-9a-f]{32}$/.test(key);
  if (!isKey || typeof at !== 'number') return null;
  return { key, at, isMade: isMade === true, form: typeof form === 'string' ? form : null };
}

// `crypto.randomUUID` is missing on pages over plain HTTP.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
