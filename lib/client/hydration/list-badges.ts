import { isRecord } from '@/lib/domain/is-record';
import {
  badgeText,
  countWith,
  KNOWN_LISTS_KEY,
  toKnownLists,
} from '@/lib/domain/order/known-lists';
import { cartKind, likedKind } from '@/stores/intent-kinds';
import { loadEarlyRequests } from './load-early-scripts';
import { storedState, storedValue } from './stored-state';

const kinds = { cart: cartKind, liked: likedKind };

/**
 * Shows the stored counts in the cart and wishlist badges until React takes over (S4-43).
 *
 * React reads the counts from the same storage and keeps the badge text when it hydrates.
 */
export function showListBadges(until: AbortSignal): void {
  draw();
  const options = { signal: until };
  addEventListener('storage', draw, options);
  addEventListener('pageshow', ({ persisted }) => persisted && draw(), options);
}

/**
 * Fetches both lists for a page that hydrates only on interaction. A failure leaves the badges
 * unchanged.
 */
export async function refreshListBadges(): Promise<void> {
  try {
    await (await loadEarlyRequests()).refreshKnownLists();
    draw();
  } catch {
    // The badges keep the stored counts, and the hydrated page fetches the lists again.
  }
}

/** Returns whether the connection is 2G, which is too slow for requests that can wait. */
export function isOn2g(): boolean {
  const { connection }: Navigator & { connection?: { effectiveType?: string } } = navigator;
  return connection?.effectiveType?.endsWith('2g') === true;
}

function draw(): void {
  const known = toKnownLists(storedValue(KNOWN_LISTS_KEY));
  for (const badge of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const list = badge.dataset.countOf;
    if (list !== 'cart' && list !== 'liked') continue;
    const { intents } = storedState(kinds[list].name);
    const count = countWith(known[list], isRecord(intents) ? intents : {});
    badge.textContent = badgeText(count);
    const link = badge.closest('a');
    const name = link?.getAttribute('aria-label')?.replace(/\d+/, String(count));
    if (name) link?.setAttribute('aria-label', name);
  }
}
