import { grown, word } from './bitset';

/** For each ordinal its slots, ascending, all in one array. */
export type SlotLists = {
  data: Uint32Array;
  start: Uint32Array;
  length: Uint32Array;
  used: number;
  live: number;
};

export function createSlotLists(): SlotLists {
  const empty = () => new Uint32Array(64);
  return { data: empty(), start: empty(), length: empty(), used: 0, live: 0 };
}

/** A view that the next write may move. */
export function slotsOf(lists: SlotLists, ordinal: number): Uint32Array {
  const from = lists.start[ordinal] ?? 0;
  return lists.data.subarray(from, from + (lists.length[ordinal] ?? 0));
}

export function writeSlots(lists: SlotLists, ordinal: number, slots: number[]): void {
  lists.start = grown(lists.start, ordinal + 1);
  lists.length = grown(lists.length, ordinal + 1);
  const before = word(lists.length, ordinal);
  if (slots.length > before) {
    lists.data = grown(lists.data, lists.used + slots.length);
    lists.start[ordinal] = lists.used;
    lists.used += slots.length;
  }
  lists.data.set(slots, word(lists.start, ordinal));
  lists.length[ordinal] = slots.length;
  lists.live += slots.length - before;
  if (lists.used > 2 * lists.live + 4096) compact(lists);
}

function compact(lists: SlotLists): void {
  const data = new Uint32Array(lists.live);
  let used = 0;
  for (let ordinal = 0; ordinal < lists.length.length; ordinal++) {
    const slots = slotsOf(lists, ordinal);
    data.set(slots, used);
    lists.start[ordinal] = used;
    used += slots.length;
  }
  lists.data = data;
  lists.used = used;
}
