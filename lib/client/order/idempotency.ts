import { isRecord } from '@/lib/domain/is-record';
import { safeStorage } from '@/stores/safe-storage';

/** After a day an order of the same goods is more likely a new wish than the same press again. */
const OLD_MS = 24 * 60 * 60_000;

type Entry = {
  key: string;
  at: number;
  isMade: boolean;
  /** The only form that was sent with the key; `null` if there were several. */
  form: string | null;
};
type Entries = Record<string, Entry>;

export type OrderKey = {
  key: string;
  /** Nobody knows whether it made an order, and by this clock it was last sent over a day ago. */
  isOld: boolean;
};

/**
 * The idempotency key of each purchase, shared by all tabs of the browser (ADR 017).
 *
 * Every call reads the storage, because another tab may have used or retired a key. The clock only
 * decides whether a key is old, never whether it is dropped: it may be wrong in both directions, and
 * a time in the future counts as now.
 */
export class IdempotencyKeys {
  readonly name: string;
  readonly #now: () => number;

  constructor(name: string, now = () => Date.now()) {
    this.name = `chorsu:order-key:${name}`;
    this.#now = now;
  }

  /** The key that made the last known order of the purchase; `null` if there is none. */
  madeKey(purchase: string): string | null {
    const entry = this.#read()[purchase];
    return entry?.isMade ? entry.key : null;
  }

  /**
   * Returns the key to send, and stores it first. An old key stays old until `resent` or `made`,
   * because the request that asks for its order may fail.
   *
   * @param form - Distinguishes the form that is sent from any other.
   * @param madeBefore - `madeKey` when the button was pressed. A key that has made its order since
   * then is returned again: a press in another tab was first, and the API answers with its order.
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

  /** Whether no tab has sent another form with the key, as far as the storage tells. */
  hasSentOnly(key: string, form: string): boolean {
    return Object.values(this.#read()).some((one) => one.key === key && one.form === form);
  }

  /** An old key has made no order and is sent again, so it is as young as the new request. */
  resent(key: string, form: string) {
    const now = this.#now();
    const entries = Object.entries(this.#read()).map(([purchase, one]) => [
      purchase,
      one.key === key ? { ...one, at: now, form } : one,
    ]);
    this.#write(Object.fromEntries(entries));
  }

  /** The key has made its order: the next press orders the same once more. */
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

// `crypto.randomUUID` is missing on pages over plain http.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
