import { createPersistedIntents, stateOf } from './persisted-intents';

/** A desired state: an amount, or liked or not. It is never a difference. */
export type Intent<Value> = { id: number; value: Value };

type IntentStoreOptions<Value> = {
  name: string;
  isValue: (value: unknown) => value is Value;
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
  readonly #usePersisted: ReturnType<typeof createPersistedIntents<Value>>;
  readonly #inFlight = new Map<number, Value>();

  constructor(options: IntentStoreOptions<Value>) {
    this.name = options.name;
    this.#shown = options;
    this.#usePersisted = createPersistedIntents(options);
  }

  readonly useHasPersisted = () =>
    this.#usePersisted(({ intents }) => Object.keys(intents).length > 0);

  readonly useWaitingCount = () =>
    this.#usePersisted(({ intents, isWaiting }) => (isWaiting ? Object.keys(intents).length : 0));

  readonly useIsWaiting = (id: number) =>
    this.#usePersisted(({ intents, isWaiting }) => isWaiting && intents[id] !== undefined);

  isWaiting(): boolean {
    return this.#usePersisted.getState().isWaiting;
  }

  /** Returns the persisted intents, oldest first. */
  persisted(): Intent<Value>[] {
    return listOf(this.#latest().intents);
  }

  isDesired({ id, value }: Intent<Value>): boolean {
    return this.#shown.isDesired(id, value);
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
    const { intents, isWaiting } = this.#latest();
    const { [intent.id]: dropped, ...others } = intents;
    if (dropped === undefined || !this.isDesired(intent)) return;
    this.#usePersisted.setState(stateOf(others, isWaiting));
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
    this.#usePersisted.setState(stateOf({ ...intents, [intent.id]: intent.value }, true));
    return !isWaiting;
  }

  waitingChanged(isWaiting: boolean): void {
    this.#usePersisted.setState(stateOf(this.#latest().intents, isWaiting));
  }

  pageLeft(): void {
    if (this.#inFlight.size === 0) return;
    const { intents } = this.#latest();
    const all = { ...intents, ...Object.fromEntries(this.#inFlight) };
    this.#usePersisted.setState({ intents: all });
  }

  cleared(): void {
    const { intents } = this.#latest();
    const all = { ...intents, ...Object.fromEntries(this.#inFlight) };
    this.#inFlight.clear();
    this.#usePersisted.setState(stateOf({}, false));
    for (const intent of listOf(all)) this.settled(intent);
  }

  /**
   * Applies the intents that earlier pages and other tabs have persisted, and drops those that have
   * been sent.
   */
  rehydrate(): void {
    const before = this.#usePersisted.getState().intents;
    void this.#usePersisted.persist.rehydrate();
    const { intents } = this.#usePersisted.getState();
    for (const { id, value } of listOf(intents)) {
      if (before[id] !== value) this.#shown.desired(id, value);
    }
    for (const intent of listOf(before)) if (intents[intent.id] === undefined) this.settled(intent);
  }

  #latest() {
    this.rehydrate();
    return this.#usePersisted.getState();
  }

  #ended({ id, value }: Intent<Value>): void {
    if (this.#inFlight.get(id) === value) this.#inFlight.delete(id);
  }
}

function listOf<Value>(intents: Record<string, Value>): Intent<Value>[] {
  return Object.entries(intents).map(([id, value]) => ({ id: Number(id), value }));
}
