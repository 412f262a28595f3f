import { createKept, keptOf } from './persisted';

/** What something shall be, an amount or liked or not: never by how much it changes. */
export type Intent<Value> = { id: number; value: Value };

type Options<Value> = {
  /** Where they are kept. */
  name: string;
  isValue: (value: unknown) => value is Value;
  /** How the noun's own store shows them. */
  wished: (id: number, value: Value) => void;
  isWished: (id: number, value: Value) => boolean;
  wishAnswered: (id: number, value: Value) => void;
};

/**
 * What the shopper has asked of the shop and the shop has not answered. It is kept in the browser
 * when no answer comes and when the page is left before: then the next page tells it.
 */
export class Intents<Value> {
  readonly name: string;
  readonly #shown: Options<Value>;
  readonly #useKept: ReturnType<typeof createKept<Value>>;
  readonly #underWay = new Map<number, Value>();

  constructor(options: Options<Value>) {
    this.name = options.name;
    this.#shown = options;
    this.#useKept = createKept(options);
  }

  readonly useIsKept = () => this.#useKept(({ intents }) => Object.keys(intents).length > 0);

  /** How many wait for a connection. */
  readonly useWaitingCount = () =>
    this.#useKept(({ intents, isWaiting }) => (isWaiting ? Object.keys(intents).length : 0));

  readonly useIsWaiting = (id: number) =>
    this.#useKept(({ intents, isWaiting }) => isWaiting && intents[id] !== undefined);

  isWaiting(): boolean {
    return this.#useKept.getState().isWaiting;
  }

  /** In the order of their first keeping. */
  kept(): Intent<Value>[] {
    return listOf(this.#recalled().intents);
  }

  isWished({ id, value }: Intent<Value>): boolean {
    return this.#shown.isWished(id, value);
  }

  begun({ id, value }: Intent<Value>): void {
    this.#underWay.set(id, value);
    this.#shown.wished(id, value);
  }

  /** Told or refused; what was asked for since, here or on another page, stays. */
  answered(intent: Intent<Value>): void {
    this.#ended(intent);
    const { intents, isWaiting } = this.#recalled();
    const { [intent.id]: dropped, ...others } = intents;
    if (dropped === undefined || !this.isWished(intent)) return;
    this.#useKept.setState(keptOf(others, isWaiting));
  }

  /** The shop's own answer is shown in its place. */
  settled({ id, value }: Intent<Value>): void {
    this.#shown.wishAnswered(id, value);
  }

  /** True when nothing else was waiting; not kept is what another page has told meanwhile. */
  unanswered(intent: Intent<Value>): boolean {
    this.#ended(intent);
    const { intents, isWaiting } = this.#recalled();
    if (!this.isWished(intent)) return false;
    this.#useKept.setState(keptOf({ ...intents, [intent.id]: intent.value }, true));
    return !isWaiting;
  }

  waited(isWaiting: boolean): void {
    this.#useKept.setState(keptOf(this.#recalled().intents, isWaiting));
  }

  pageLeft(): void {
    if (this.#underWay.size === 0) return;
    const { intents } = this.#recalled();
    this.#useKept.setState({ intents: { ...intents, ...Object.fromEntries(this.#underWay) } });
  }

  forgotten(): void {
    const { intents } = this.#recalled();
    const all = { ...intents, ...Object.fromEntries(this.#underWay) };
    this.#underWay.clear();
    this.#useKept.setState(keptOf({}, false));
    for (const intent of listOf(all)) this.settled(intent);
  }

  /** Shows what was kept before this page and what other tabs have kept or told. */
  recall(): void {
    const before = this.#useKept.getState().intents;
    void this.#useKept.persist.rehydrate();
    const { intents } = this.#useKept.getState();
    for (const { id, value } of listOf(intents)) {
      if (before[id] !== value) this.#shown.wished(id, value);
    }
    for (const intent of listOf(before)) if (intents[intent.id] === undefined) this.settled(intent);
  }

  /** Another tab may have changed them since. */
  #recalled() {
    this.recall();
    return this.#useKept.getState();
  }

  #ended({ id, value }: Intent<Value>): void {
    if (this.#underWay.get(id) === value) this.#underWay.delete(id);
  }
}

function listOf<Value>(intents: Record<string, Value>): Intent<Value>[] {
  return Object.entries(intents).map(([id, value]) => ({ id: Number(id), value }));
}
