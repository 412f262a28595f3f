import { createPersistedIntents, type Rejection } from './persisted-intents';

/**
 * The desired state of an item: an amount, or whether it is liked. It is absolute, never a change
 * such as one more unit.
 */
export type Intent<Value> = { id: number; value: Value };

/** The storage key of the intents, and a check for stored values. */
export type IntentKind<Value> = {
  name: string;
  isValue: (value: unknown) => value is Value;
};

/** The callbacks through which the store or the script of a page shows its intents. */
export type ShownIntents<Value> = {
  /** Shows an intent. */
  desired: (id: number, value: Value) => void;
  /** Shows the API's state again. */
  settled: (id: number, value: Value) => void;
};

/** The persisted intents of a list, which pages and the hydration script share (ADR 177). */
export class SharedIntents<Value> {
  readonly name: string;
  /** The persisted intents, for the hooks of `use-intents.ts`. */
  readonly store: ReturnType<typeof createPersistedIntents<Value>>;
  readonly #shown: ShownIntents<Value>;

  constructor(options: IntentKind<Value> & ShownIntents<Value>) {
    this.name = options.name;
    this.#shown = options;
    this.store = createPersistedIntents(options);
  }

  /** Returns the persisted intents, ordered by the ids of their items. */
  persisted(): Intent<Value>[] {
    return listOf(this.latest().intents);
  }

  /**
   * Shows and persists an intent at once, because the shopper may leave the page before React runs.
   */
  requested({ id, value }: Intent<Value>): void {
    const { intents } = this.latest();
    this.store.write({ intents: { ...intents, [id]: value } });
    this.#shown.desired(id, value);
  }

  /**
   * Stores the response to a persisted intent for the page that processes it, unless there is a
   * newer intent.
   */
  responded({ id, value }: Intent<Value>, rejection?: Rejection): void {
    const { responses } = this.latest();
    const response = { value, ...(rejection && { rejection }) };
    this.store.write({ responses: { ...responses, [id]: response } });
  }

  /**
   * Returns the stored response to a persisted intent. A rejection is removed, so that a later
   * retry sends the intent again.
   */
  responseTo({ id }: Intent<Value>) {
    const { [id]: response, ...others } = this.latest().responses;
    if (response?.rejection) this.store.write({ responses: others });
    return response;
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
    for (const { id, value } of listOf(before)) {
      if (intents[id] === undefined) this.#shown.settled(id, value);
    }
  }

  protected latest() {
    this.rehydrate();
    return this.store.getState();
  }
}

/** Converts stored intents, whose keys are ids, to a list. */
export function listOf<Value>(intents: Record<string, Value>): Intent<Value>[] {
  return Object.entries(intents).map(([id, value]) => ({ id: Number(id), value }));
}
