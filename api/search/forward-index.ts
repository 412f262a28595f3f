import { grown, word } from './bitset';

/** For each ordinal its slots, ascending, all in one array; `spans` has start and length of each. */
export type SlotLists = { data: Uint32Array; spans: Uint32Array; used: number; live: number };

export function createSlotLists(): SlotLists {
  return { data: new Uint32Array(64), spans: new Uint32Array(64), used: 0, live: 0 };
}

/** A view that the next write may move. */
export function slotsOf({ data, spans }: SlotLists, ordinal: number): Uint32Array {
  const from = spans[2 * ordinal] ?? 0;
  return data.subarray(from, from + (spans[2 * ordinal + 1] ?? 0));
}

export function writeSlots(lists: SlotLists, ordinal: number, slots: number[]): void {
  lists.spans = grown(lists.spans, 2 * ordinal + 2);
  const before = word(lists.spans, 2 * ordinal + 1);
  if (slots.length > before) {
    lists.data = grown(lists.data, lists.used + slots.length);
    lists.spans[2 * ordinal] = lists.used;
    lists.used += slots.length;
  }
  lists.data.set(slots, word(lists.spans, 2 * ordinal));
  lists.spans[2 * ordinal + 1] = slots.length;
  lists.live += slots.length - before;
  if (lists.used > 2 * lists.live + 4096) compact(lists);
}

function compact(lists: SlotLists): void {
  const data = new Uint32Array(lists.live);
  let used = 0;
  for (let ordinal = 0; 2 * ordinal < lists.spans.length; ordinal++) {
    const slots = slotsOf(lists, ordinal);
    data.set(slots, used);
    lists.spans[2 * ordinal] = used;
    used += slots.length;
  }
  lists.data = data;
  lists.used = used;
}
