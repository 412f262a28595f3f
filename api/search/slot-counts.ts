import { type Bitset, lowestBit, popcount, word } from './bitset';
import { countIn, sizeOf } from './postings';
import { BLOCK_WORDS, blockOf, type SlotBlock, type SlotBlocks } from './slot-blocks';
import type { SlotLists } from './slot-lists';
import type { Tags } from './tags';

/** A set and how many are in it. */
export type Counted = { set: Bitset; count: number };

/** How many of the set carry each slot. */
export function countSlots(tags: Tags, counted: Counted, all: Counted): Uint32Array {
  const counts = new Uint32Array(tags.idOf.length);
  if (counted.count < all.count) {
    const { blocks, inverted } = tags;
    return addBlocks({ set: counted.set, all: all.set, lists: inverted.lists, blocks, counts });
  }
  for (let slot = 0; slot < counts.length; slot++) {
    counts[slot] = sizeOf(tags.inverted.postings, slot);
  }
  return counts;
}

/** The same for these slots only, written over their counts. */
export function recountSlots(
  tags: Tags,
  slots: number[],
  { counts, counted, all }: { counts: Uint32Array; counted: Counted; all: Counted },
): void {
  const { postings } = tags.inverted;
  const bySlot = slots.reduce(
    (cost, slot) => cost + Math.min(sizeOf(postings, slot), counted.set.length),
    0,
  );
  if (bySlot < counted.count * SLOTS_OF_A_PRODUCT) {
    for (const slot of slots) counts[slot] = countIn(counted.set, postings, slot);
    return;
  }
  const fresh = countSlots(tags, counted, all);
  for (const slot of slots) counts[slot] = word(fresh, slot);
}

const SLOTS_OF_A_PRODUCT = 8;

type Counting = {
  set: Bitset;
  all: Bitset;
  lists: SlotLists;
  blocks: SlotBlocks;
  counts: Uint32Array;
};

/** A product read one by one costs as much as this many slots of its block read as bits. */
const SLOTS_PER_PRODUCT = 6;

/** Block by block, whichever is least to read: its totals, its slots as bits, or its products. */
function addBlocks(counting: Counting): Uint32Array {
  const { set, all, lists, blocks, counts } = counting;
  for (let first = 0; first < set.length; first += BLOCK_WORDS) {
    const inSet = countBlock(set, first);
    if (inSet === 0) continue;
    const block = blockOf(blocks, lists, first / BLOCK_WORDS);
    if (inSet === countBlock(all, first)) addTotals(block, counts);
    else if (inSet * SLOTS_PER_PRODUCT < block.slots.length) addProducts(counting, first);
    else addShared(block, { set, first }, counts);
  }
  return counts;
}

function addTotals({ slots, counts: totals }: SlotBlock, counts: Uint32Array): void {
  for (let i = 0; i < slots.length; i++) {
    const slot = word(slots, i);
    counts[slot] = word(counts, slot) + word(totals, i);
  }
}

function addShared(
  { slots, bits }: SlotBlock,
  { set, first }: { set: Bitset; first: number },
  counts: Uint32Array,
): void {
  const words = Math.min(BLOCK_WORDS, set.length - first);
  for (let i = 0; i < slots.length; i++) {
    const from = i * BLOCK_WORDS;
    let shared = 0;
    for (let j = 0; j < words; j++) shared += popcount(word(bits, from + j) & word(set, first + j));
    const slot = word(slots, i);
    counts[slot] = word(counts, slot) + shared;
  }
}

function addProducts({ set, lists, counts }: Counting, first: number): void {
  const { data, spans } = lists;
  const end = Math.min(set.length, first + BLOCK_WORDS);
  for (let i = first; i < end; i++) {
    for (let bits = word(set, i); bits !== 0; bits &= bits - 1) {
      const ordinal = (i << 5) + lowestBit(bits);
      const from = word(spans, 2 * ordinal);
      const to = from + word(spans, 2 * ordinal + 1);
      for (let at = from; at < to; at++) {
        const slot = word(data, at);
        counts[slot] = word(counts, slot) + 1;
      }
    }
  }
}

function countBlock(set: Bitset, first: number): number {
  const end = Math.min(set.length, first + BLOCK_WORDS);
  let count = 0;
  for (let i = first; i < end; i++) count += popcount(word(set, i));
  return count;
}
