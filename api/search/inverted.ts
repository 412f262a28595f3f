import { createSlotLists, type SlotLists, slotsOf, writeSlots } from './forward-index';
import { addPosting, createPostings, type Postings, removePosting } from './postings';

/** Which slots an ordinal has, and which ordinals a slot has: two views that always agree. */
export type Inverted = { postings: Postings; lists: SlotLists };

export function createInverted(): Inverted {
  return { postings: createPostings(), lists: createSlotLists() };
}

/** Touches only the slots that differ from what the ordinal had; says whether any does. */
export function assignSlots(
  { postings, lists }: Inverted,
  ordinal: number,
  slots: number[],
): boolean {
  const next = ascending(slots);
  const before = slotsOf(lists, ordinal);
  const lost = before.length > 0 ? missingIn(next, before) : [];
  const won = before.length > 0 ? missingIn(before, next) : next;
  if (lost.length + won.length === 0) return false;
  for (const slot of lost) removePosting(postings, slot, ordinal);
  for (const slot of won) addPosting(postings, slot, ordinal);
  writeSlots(lists, ordinal, next);
  return true;
}

type Ascending = ArrayLike<number>;

/** Those of `wanted` that are not in `list`. */
function missingIn(list: Ascending, wanted: Ascending): number[] {
  const missing: number[] = [];
  let at = 0;
  for (let i = 0; i < wanted.length; i++) {
    const slot = wanted[i] ?? 0;
    while (at < list.length && (list[at] ?? 0) < slot) at += 1;
    if (list[at] !== slot) missing.push(slot);
  }
  return missing;
}

/** Each once. By insertion: the lists are short, and this is most of the time of loading. */
function ascending(slots: number[]): number[] {
  const sorted: number[] = [];
  for (const slot of slots) {
    let place = sorted.length;
    while (place > 0 && (sorted[place - 1] ?? 0) > slot) place -= 1;
    if (sorted[place - 1] !== slot) sorted.splice(place, 0, slot);
  }
  return sorted;
}
