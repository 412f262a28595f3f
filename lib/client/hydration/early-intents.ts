import { whenParsed } from 'deferred-hydration/browser';
import { onHydrated } from 'deferred-hydration/hydrated';
import { deliverIntents, hasNoResponse } from '@/lib/client/sync/deliver-intents';
import { markPressedEarly } from '@/lib/client/sync/early-presses';
import { refusesCookies } from '@/lib/client/sync/first-write';
import { cartWrites, likedWrites, type SendIntent } from '@/lib/client/sync/intent-writes';
import { pageLocale } from '@/lib/i18n/language-choice';
import { cartKind, likedKind } from '@/stores/intent-kinds';
import { type Intent, type IntentKind, IntentStore } from '@/stores/intent-store';
import { knownIds } from '@/stores/known-lists';
import { type CartPress, cartPressOf, drawAmount, drawLike, likePressOf } from './early-controls';
import { callEarly } from './early-requests';

/**
 * Handles presses of cart and wishlist controls before React runs (ADR 177).
 *
 * A press becomes a persisted intent, which the page shows and sends at once. React finds the intent
 * when it starts, and confirms or replays it.
 *
 * @returns `handlePress` of `hydrateLater`.
 */
export function prepareIntents(): (control: HTMLElement, event: MouseEvent) => boolean {
  const cart = new EarlyIntents({
    key: 'cart',
    kind: cartKind,
    send: cartWrites(callEarly),
    draw: drawAmount,
  });
  const liked = new EarlyIntents({
    key: 'liked',
    kind: likedKind,
    send: likedWrites(callEarly),
    draw: drawLike,
  });
  /** The control that the last press has replaced by a stepper. */
  let replaced: HTMLElement | null = null;

  function handleCart(press: CartPress, { detail }: MouseEvent): boolean {
    // The second click of a double click would press the stepper.
    const isSecond = detail === 2 && press.slot === replaced;
    replaced = press.isAdding ? press.slot : null;
    if (!isSecond) cart.request(press);
    return true;
  }

  return (control, event) => {
    const [press, like] = [cartPressOf(control), likePressOf(control)];
    if ((!press && !like) || refusesCookies()) return false;
    if (like) liked.request(like);
    return press ? !needsReact(press) && handleCart(press, event) : true;
  };
}

/**
 * Returns whether only the hydrated page can handle the press: the amount in the cart is unknown, or
 * the address contains a choice that a stored copy of the page lacks (ADR 030).
 */
function needsReact({ id, slot, isAdding }: CartPress): boolean {
  if (!isAdding) return false;
  const isOnCard = slot.closest('article') !== null;
  const hasChoice = new URLSearchParams(location.search).has('option');
  return knownIds('cart').includes(id) || (hasChoice && !isOnCard);
}

type EarlyList<Value> = {
  key: 'cart' | 'liked';
  kind: IntentKind<Value>;
  send: SendIntent<Value>;
  draw: (id: number, value?: Value) => void;
};

/** The intents of one list on a page that is not hydrated. */
class EarlyIntents<Value> {
  readonly #key: 'cart' | 'liked';
  readonly #intents: IntentStore<Value>;
  readonly #send: SendIntent<Value>;
  readonly #shown = new Map<number, Value>();
  readonly #draw: EarlyList<Value>['draw'];
  #delivery = Promise.resolve();
  #isHydrated = false;

  constructor({ key, kind, send, draw }: EarlyList<Value>) {
    this.#key = key;
    this.#send = send;
    this.#draw = draw;
    this.#intents = new IntentStore<Value>({
      ...kind,
      desired: (id, value) => this.#show(id, value),
      isDesired: (id, value) => this.#shown.get(id) === value,
      // Another tab may have confirmed the intent; only React knows the list of the API.
      settled: () => {},
    });
    void whenParsed().then(() => this.#deliverLater());
    addEventListener('pageshow', ({ persisted }) => persisted && this.#refresh());
    // React has rendered the persisted intents by then.
    onHydrated(() => setTimeout(() => this.#end()));
  }

  request(intent: Intent<Value>): void {
    if (this.#shown.get(intent.id) === intent.value) return;
    markPressedEarly(this.#key, intent.id);
    this.#intents.requested(intent);
    // The badges and React follow the storage, but a tab receives no events of its own changes.
    dispatchEvent(new StorageEvent('storage', { key: this.#intents.name }));
    this.#deliverLater();
  }

  /** Requests of one page keep their order even in browsers without Web Locks. */
  #deliverLater(): void {
    this.#delivery = this.#delivery.then(() => this.#deliver());
  }

  /** Leaves refused intents to React, which sends them again and reports the reason. */
  async #deliver(): Promise<void> {
    if (this.#intents.persisted().length === 0) return;
    const list = { intents: this.#intents, send: this.#send };
    await deliverIntents(list, pageLocale(), {
      onAccepted: (intent) => this.#intents.delivered(intent),
      onFailed: (_intent, error) => !hasNoResponse(error),
    });
  }

  #show(id: number, value: Value): void {
    this.#shown.set(id, value);
    if (!this.#isHydrated) this.#draw(id, value);
  }

  /** Removes intents from the page that other pages have confirmed or dropped. */
  #refresh(): void {
    const persisted = new Set(this.#intents.persisted().map(({ id }) => id));
    for (const id of this.#shown.keys()) {
      if (persisted.has(id)) continue;
      this.#shown.delete(id);
      this.#draw(id);
    }
  }

  #end(): void {
    this.#refresh();
    this.#isHydrated = true;
  }
}
