import { isRecord } from '@/lib/domain/is-record';

/** The last known ids: variants in the cart, products in the wishlist. */
export type KnownLists = { cart: number[]; liked: number[] };
export type KnownList = keyof KnownLists;

/** The `localStorage` key of the lists. */
export const KNOWN_LISTS_KEY = 'chorsu:counts';

const COUNT_MAX = 99;

/** Parses stored lists and drops invalid ids, because storage can be outdated or tampered with. */
export function toKnownLists(stored: unknown): KnownLists {
  const { cart, liked } = isRecord(stored) ? stored : {};
  return { cart: idsOf(cart), liked: idsOf(liked) };
}

/** Counts the entries that a list will have once all pending changes are saved. */
export function countWith(
  ids: readonly number[],
  desired: Readonly<Record<string, unknown>>,
): number {
  const all = new Set([...ids, ...Object.keys(desired).map(Number)]);
  return [...all].filter((id) => !(id in desired) || Boolean(desired[id])).length;
}

/** Formats the count for a badge. Returns `''` for 0. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}

function idsOf(list: unknown): number[] {
  return Array.isArray(list) ? list.filter((id) => Number.isInteger(id) && id > 0) : [];
}
