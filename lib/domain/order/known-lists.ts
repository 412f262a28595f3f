import { isRecord } from '@/lib/domain/is-record';

/** What the lists held when they were last read: sub-products of the cart, liked products. */
export type KnownLists = { cart: number[]; liked: number[] };
export type KnownList = keyof KnownLists;

export const KNOWN_LISTS_KEY = 'chorsu:counts';

const COUNT_MAX = 99;

/** Takes what is valid: the storage may be tampered with or outdated. */
export function toKnownLists(stored: unknown): KnownLists {
  const { cart, liked } = isRecord(stored) ? stored : {};
  return { cart: idsOf(cart), liked: idsOf(liked) };
}

/**
 * Counts a list with the changes that the API has not answered yet.
 *
 * @param desired - By id: the amount, or whether it is liked.
 */
export function countWith(
  ids: readonly number[],
  desired: Readonly<Record<string, unknown>>,
): number {
  const all = new Set([...ids, ...Object.keys(desired).map(Number)]);
  return [...all].filter((id) => !(id in desired) || Boolean(desired[id])).length;
}

/** The text of a badge; empty for nothing. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);
}

function idsOf(list: unknown): number[] {
  return Array.isArray(list) ? list.filter((id) => Number.isInteger(id) && id > 0) : [];
}
