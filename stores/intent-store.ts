import {
  type Intent,
  type IntentKind,
  listOf,
  SharedIntents,
  type ShownIntents,
} from './shared-intents';

type IntentStoreOptions<Value> = IntentKind<Value> &
  ShownIntents<Value> & { isDesired: (id: number, value: Value) => boolean };

/**
 * Tracks changes that the page shows before the API confirms them. Intents without a response are
 * persisted and sent again later, if necessary by the next page (ADR 028).
 */
export class IntentStore<Value> extends SharedIntents<Value> {
  readonly #inFlight = new Map<number, Value>();
  readonly #options: IntentStoreOptions<Value>;

  constructor(options: IntentStoreOptions<Value>) {
    super(options);
    this.#options = options;
  }

  isWaiting(): boolean {
    return this.store.getState().isWaiting;
  }

  isDesired({ id, value }: Intent<Value>): boolean {
    return this.#options.isDesired(id, value);
  }

  started({ id, value }: Intent<Value>): void {
    this.#inFlight.set(id, value);
    this.#options.desired(id, value);
  }

  /**
   * Removes an intent that the API accepted or rejected. A newer intent for the same item is kept.
   */
  completed(intent: Intent<Value>): void {
    this.#ended(intent);
    const { [intent.id]: dropped, ...others } = this.latest().intents;
    if (dropped === undefined || !this.isDesired(intent)) return;
    this.store.write({ intents: others });
  }

  /** Stops showing the intent, so that the store shows the API's state again. */
  settled({ id, value }: Intent<Value>): void {
    this.#options.settled(id, value);
  }

  /**
   * Persists an intent without a response, unless a newer one has replaced it. Returns whether
   * it is the first intent to wait for a connection.
   */
  postponed(intent: Intent<Value>): boolean {
    this.#ended(intent);
    const { intents, isWaiting } = this.latest();
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
    const { intents } = this.latest();
    const all = { ...intents, ...Object.fromEntries(this.#inFlight) };
    this.store.write({ intents: all });
  }

  cleared(): void {
    const { intents } = this.latest();
    const all = { ...intents, ...Object.fromEntries(this.#inFlight) };
    this.#inFlight.clear();
    this.store.write({ intents: {} });
    for (const intent of listOf(all)) this.settled(intent);
  }

  #ended({ id, value }: Intent<Value>): void {
    if (this.#inFlight.get(id) === value) this.#inFlight.delete(id);
  }
}
