import { API_BASE } from '@/lib/constants';
import { isRecord } from '@/lib/domain/is-record';
import {
  badgeText,
  countWith,
  KNOWN_LISTS_KEY,
  type KnownList,
  toKnownLists,
} from '@/lib/domain/order/known-lists';

/**
 * Duplicates the paths of `cart.list` and `liked.list`, because the table of all endpoints is too
 * large for this script.
 */
const lists = {
  cart: { path: '/order/cart', item: 'sub_product' },
  liked: { path: '/order/wish', item: 'product' },
} as const;
const AUTH = 'chorsu:auth';

/**
 * Shows the stored counts in the badges of cart and wishlist until React takes over (S4-43).
 *
 * Both read the counts from the same storage, and React keeps the text that it finds.
 */
export function showListBadges(until: AbortSignal): void {
  draw();
  const options = { signal: until };
  addEventListener('storage', draw, options);
  addEventListener('pageshow', ({ persisted }) => persisted && draw(), options);
}

/**
 * Fetches both lists for a page that does not hydrate on its own. After a failure, the badges stay
 * unchanged.
 */
export async function refreshListBadges(): Promise<void> {
  try {
    const { token } = stateIn(AUTH);
    const [cart, liked] = await Promise.all([idsOf('cart', token), idsOf('liked', token)]);
    // Another tab has signed in or out, so the responses belong to another shopper.
    if (stateIn(AUTH).token !== token) return;
    localStorage.setItem(KNOWN_LISTS_KEY, JSON.stringify({ cart, liked }));
    draw();
  } catch {
    // The badges keep the stored counts, and the hydrated page fetches the lists again.
  }
}

/** Returns whether the connection is too slow for anything other than the page. */
export function isOn2g(): boolean {
  const { connection }: Navigator & { connection?: { effectiveType?: string } } = navigator;
  return connection?.effectiveType?.endsWith('2g') === true;
}

function draw(): void {
  const known = toKnownLists(read(KNOWN_LISTS_KEY));
  for (const badge of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const list = badge.dataset.countOf;
    if (list !== 'cart' && list !== 'liked') continue;
    const { intents } = stateIn(`chorsu:${list}-intents`);
    const count = countWith(known[list], isRecord(intents) ? intents : {});
    badge.textContent = badgeText(count);
    const link = badge.closest('a');
    const name = link?.getAttribute('aria-label')?.replace(/\d+/, String(count));
    if (name) link?.setAttribute('aria-label', name);
  }
}

async function idsOf(list: KnownList, token: unknown): Promise<number[]> {
  const { path, item } = lists[list];
  const headers = new Headers({ 'Accept-Language': document.documentElement.lang });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const response = await fetch(API_BASE + path, { headers });
  if (!response.ok) throw new Error();
  const { data } = await response.json();
  // Other backends use `data` and `_id` (lib/http/normalize.ts).
  const rows: Row[] = data.results ?? data.data;
  return rows.flatMap(({ [item]: held }) => held?.id ?? held?._id ?? []);
}

type Row = Partial<Record<'product' | 'sub_product', { id?: number; _id?: number }>>;

/** Returns the persisted state of a store. */
function stateIn(name: string): Record<string, unknown> {
  const stored = read(name);
  return isRecord(stored) && isRecord(stored.state) ? stored.state : {};
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
