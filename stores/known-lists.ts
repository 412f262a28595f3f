import {
  KNOWN_LISTS_KEY,
  type KnownList,
  type KnownLists,
  toKnownLists,
} from '@/lib/domain/order/known-lists';
import { safeStorage } from './safe-storage';

/** Returns the ids that an earlier page stored for the list. */
export function knownIds(list: KnownList): number[] {
  return typeof window === 'undefined' ? [] : stored()[list];
}

/** Stores a list for the badges of pages that have not fetched it yet (S4-43). */
export function listKnown(list: KnownList, ids: readonly number[]) {
  const before = stored();
  if (before[list].join() === ids.join()) return;
  safeStorage.setItem(KNOWN_LISTS_KEY, JSON.stringify({ ...before, [list]: ids }));
}

function stored(): KnownLists {
  return toKnownLists(JSON.parse(safeStorage.getItem(KNOWN_LISTS_KEY) ?? 'null'));
}
