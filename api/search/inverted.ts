import { addPosting, createPostings, type Postings, removePosting } from './postings';
import { createSlotLists, type SlotLists, slotsOf, writeSlots } from './slot-lists';

/** Which slots an ordinal has, and which ordinals a slot has: two views that always agree. */
export type Inverted = { postings: Postings; lists: SlotLists };

export function createInverted(): Inverted {
  return { postings: createPostings(), lists: createSlotLists() };
}

/** Touches only the slots that differ from what the ordinal had. */
export function assignSlots({ postings, lists }: Inverted, ordinal: number, slots: number[]): void {
  const next = ascending(slots);
  const before = [...slotsOf(lists, ordinal)];
  for (const slot of missingIn(next, before)) removePosting(postings, slot, ordinal);
  for (const slot of missingIn(before, next)) addPosting(postings, slot, ordinal);
  writeSlots(lists, ordinal, next);
}

/** Those of `wanted` that are not in `list`; both ascend. */
function missingIn(list: number[], wanted: number[]): number[] {
  let at = 0;
  return wanted.filter((slot) => {
    while (at < list.length && (list[at] ?? 0) < slot) at += 1;
    return list[at] !== slot;
  });
}

function ascending(slots: number[]): number[] {
  return slots.toSorted((a, b) => a - b).filter((slot, i, all) => slot !== all[i - 1]);
}
