import { whenParsed } from 'deferred-hydration/browser';
import { onHydrated } from 'deferred-hydration/hydrated';
import { markPressedEarly } from '@/lib/client/sync/early-presses';
import { refusesCookies } from '@/lib/client/sync/first-write';
import type { ControlIds } from '@/lib/domain/product/control-ids';
import { cartKind, likedKind } from '@/stores/intent-kinds';
import { knownIds } from '@/stores/known-lists';
import { isStorageWritable } from '@/stores/safe-storage';
import { type Intent, type IntentKind, SharedIntents } from '@/stores/shared-intents';
import { addedBy, cartView, heartView, type IntentView, likePressOf } from './early-controls';
import { loadEarlyRequests } from './load-early-scripts';

/**
 * Handles presses on cart and wishlist controls before React runs (ADR 177).
 *
 * A press becomes a persisted intent, which the page shows and sends at once. When React starts, it
 * reads the intent and confirms or replays it.
 *
 * @returns The `handlePress` option of `hydrateLater`.
 */
export function prepareIntents(): (control: HTMLElement) => boolean {
  const cart: EarlyIntents<number> = new EarlyIntents({
    key: 'cart',
    kind: cartKind,
    view: cartView((intent) => cart.request(intent)),
  });
  const liked = new EarlyIntents({
    key: 'liked',
    kind: likedKind,
    view: heartView(),
  });

  // Starts loading the script before the button is released.
  addEventListener('pointerdown', ({ target }) => {
    const isControl = target instanceof Element && target.closest('[data-ids] button');
    if (isControl) loadEarlyRequests().catch(() => undefined);
  });
  return (control) => {
    const [added, like] = [addedBy(control), likePressOf(control)];
    if ((!added && !like) || isLeftToReact(control, added, like)) return false;
    if (like) liked.request(like);
    else if (added) cart.request({ id: added.subProduct, value: 1 });
    return true;
  };
}

/**
 * Returns whether the press must wait for React: the browser lacks cookies, storage or constructed
 * stylesheets, the list may already contain the item, or the URL selects an option that an offline
 * copy of the page does not show (ADR 030).
 */
function isLeftToReact(
  control: HTMLElement,
  added: ControlIds | null,
  like: Intent<boolean> | null,
): boolean {
  if (refusesCookies() || !isStorageWritable() || !('adoptedStyleSheets' in document)) return true;
  if (like) return like.value && knownIds('liked').includes(like.id);
  const isOnCard = control.closest('article') !== null;
  const hasChoice = new URLSearchParams(location.search).has('option');
  return knownIds('cart').includes(added?.subProduct ?? 0) || (hasChoice && !isOnCard);
}

type EarlyList<Value> = {
  key: 'cart' | 'liked';
  kind: IntentKind<Value>;
  view: IntentView<Value>;
};

/** Shows and delivers the intents of one list until React takes over. */
class EarlyIntents<Value> {
  readonly #list: EarlyList<Value>;
  readonly #intents: SharedIntents<Value>;
  readonly #shown = new Map<number, Value>();
  #delivery = Promise.resolve();
  #isHydrated = false;

  constructor(list: EarlyList<Value>) {
    this.#list = list;
    this.#intents = new SharedIntents<Value>({
      ...list.kind,
      desired: (id, value) => this.#show(id, value),
      // Does nothing when another tab has confirmed the intent, because only React loads the list
      // from the API.
      settled: () => {},
    });
    void whenParsed().then(() => this.#deliverLater());
    addEventListener('pageshow', ({ persisted }) => persisted && this.#refresh());
    onHydrated(() => {
      this.#isHydrated = true;
      list.view.restore();
    });
  }

  request(intent: Intent<Value>): void {
    if (this.#shown.get(intent.id) === intent.value) return;
    markPressedEarly(this.#list.key, intent.id);
    this.#intents.requested(intent);
    // The badges and React listen for storage events, which browsers send only to other tabs.
    dispatchEvent(new StorageEvent('storage', { key: this.#intents.name }));
    this.#deliverLater();
  }

  /**
   * Delivers after any pending delivery, so that the requests of one page keep their order even in
   * browsers without Web Locks.
   */
  #deliverLater(): void {
    this.#delivery = this.#delivery.then(() => this.#deliver());
  }

  async #deliver(): Promise<void> {
    if (this.#intents.persisted().length === 0) return;
    try {
      await (await loadEarlyRequests()).deliverEarly(this.#list.key);
    } catch {
      // If the script cannot be loaded, React sends the intents.
    }
  }

  #show(id: number, value: Value): void {
    this.#shown.set(id, value);
    if (!this.#isHydrated) this.#list.view.draw(id, value);
  }

  /** Stops showing intents that other pages have confirmed or dropped. */
  #refresh(): void {
    if (this.#isHydrated) return;
    const persisted = new Set(this.#intents.persisted().map(({ id }) => id));
    for (const id of this.#shown.keys()) {
      if (persisted.has(id)) continue;
      this.#shown.delete(id);
      this.#list.view.draw(id);
    }
  }
}
