import { createPersistedIntents } from './persisted-intents';

/** A desired state: an amount, or liked or not. It is never a difference. */
export type Intent<Value> = { id: number; value: Value };

/** The storage key of the intents, and the check of stored values. */
export type IntentKind<Value> = {
  name: string;
  isValue: (value: unknown) => value is Value;
};

type IntentStoreOptions<Value> = IntentKind<Value> & {
  /** Shows the intent in the cart or wishlist store. */
  desired: (id: number, value: Value) => void;
  isDesired: (id: number, value: Value) => boolean;
  settled: (id: number, value: Value) => void;
};

/**
 * Tracks changes that the page shows before the API confirms them. Intents without a response are
 * persisted, and the next page replays them (ADR 028).
 */
export class IntentStore<Value> {
  readonly name: string;
  readonly #shown: IntentStoreOptions<Value>;
  /** The persisted intents, for the hooks of `use-intents.ts`. */
  readonly store: ReturnType<typeof createPersistedIntents<Value>>;
  readonly #inFlight = new Map<number, Value>();

  constructor(options: IntentStoreOptions<Value>) {
    this.name = options.name;
    this.#shown = options;
    this.store = createPersistedIntents(options);
  }

  isWaiting(): boolean {
    return this.store.getState().isWaiting;
  }

  /** Returns the persisted intents, oldest first. */
  persisted(): Intent<Value>[] {
    return listOf(this.#latest().intents);
  }

  isDesired({ id, value }: Intent<Value>): boolean {
    return this.#shown.isDesired(id, value);
  }

  /** Shows and persists an intent at once, because the page may be left before React runs. */
  requested({ id, value }: Intent<Value>): void {
    const { intents } = this.#latest();
    this.store.write({ intents: { ...intents, [id]: value } });
    this.#shown.desired(id, value);
  }

  /** Records that the API has accepted a persisted intent, unless there is a newer one. */
  delivered({ id, value }: Intent<Value>): void {
    const { delivered } = this.#latest();
    this.store.write({ delivered: { ...delivered, [id]: value } });
  }

  isDelivered({ id, value }: Intent<Value>): boolean {
    return this.#latest().delivered[id] === value;
  }

  started({ id, value }: Intent<Value>): void {
    this.#inFlight.set(id, value);
    this.#shown.desired(id, value);
  }

  /**
   * Removes an intent that the API accepted or rejected. A newer intent for the same item stays.
   */
  completed(intent: Intent<Value>): void {
    this.#ended(intent);
    const { [intent.id]: dropped, ...others } = this.#latest().intents;
    if (dropped === undefined || !this.isDesired(intent)) return;
    this.store.write({ intents: others });
  }

  /** Ends the intent, so that the store shows the state of the API. */
  settled({ id, value }: Intent<Value>): void {
    this.#shown.settled(id, value);
  }

  /** Persists an intent without a response. Returns true if it is the first persisted intent. */
  postponed(intent: Intent<Value>): boolean {
    this.#ended(intent);
    const { intents, isWaiting } = this.#latest();
    if (!this.isDesired(intent)) return false;
    this.store.write({ intents: { ...intents, [intent.id]: intent.value }, isWaiting: true });
    return !isWaiting;
  }

  waitingChanged(isWaiting: boolean): void {
    this.rehydrate();
    this.store.write({ isWaiting });
  }

  pageLeft(): void {
    if (this.#inFlight.size === 0) return;
    const { intents } = this.#latest();
    const all = { ...intents, ...Object.fromEntries(this.#inFlight) };
    this.store.write({ intents: all });
  }

  cleared(): void {
    const { intents } = this.#latest();
    const all = { ...intents, ...Object.fromEntries(this.#inFlight) };
    this.#inFlight.clear();
    this.store.write({ intents: {} });
    for (const intent of listOf(all)) this.settled(intent);
  }

  /**
   * Applies the intents that earlier pages and other tabs have persisted, and drops those that have
   * been sent.
   */
  rehydrate(): void {
    const before = this.store.getState().intents;
    this.store.read();
    const { intents } = this.store.getState();
    for (const { id, value } of listOf(intents)) {
      if (before[id] !== value) this.#shown.desired(id, value);
    }
    for (const intent of listOf(before)) if (intents[intent.id] === undefined) this.settled(intent);
  }

  #latest() {
    this.rehydrate();
    return this.store.getState();
  }

  #ended({ id, value }: Intent<Value>): void {
    if (this.#inFlight.get(id) === value) this.#inFlight.delete(id);
  }
}

function listOf<Value>(intents: Record<string, Value>): Intent<Value>[] {
  return Object.entries(intents).map(([id, value]) => ({ id: Number(id), value }));
}
