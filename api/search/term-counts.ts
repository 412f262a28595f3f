import { type Bitset, lowestBit, popcount, word } from './bitset';
import type { SlotLists } from './forward-index';
import { countIn, sizeOf } from './postings';
import type { Tags } from './tags';
import { BLOCK_WORDS, blockOf, type SlotBlocks, STRIDE } from './term-blocks';

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
const SLOTS_PER_PRODUCT = 8;

/** Block by block, whichever is least to read: its totals, its slots as bits, or its products. */
function addBlocks(counting: Counting): Uint32Array {
  const { set, all, lists, blocks, counts } = counting;
  for (let first = 0; first < set.length; first += BLOCK_WORDS) {
    const low = word(set, first);
    const high = word(set, first + 1);
    if ((low | high) === 0) continue;
    const block = blockOf(blocks, lists, first / BLOCK_WORDS);
    const inSet = popcount(low) + popcount(high);
    if (low === all[first] && high === (all[first + 1] ?? 0)) addTotals(block, counts);
    else if (inSet * SLOTS_PER_PRODUCT * STRIDE < block.length) addProducts(counting, first);
    else addShared(block, { low, high }, counts);
  }
  return counts;
}

function addTotals(block: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < block.length; at += STRIDE) {
    const slot = word(block, at);
    counts[slot] = word(counts, slot) + word(block, at + 1);
  }
}

function addShared(
  block: Uint32Array,
  { low, high }: { low: number; high: number },
  counts: Uint32Array,
): void {
  for (let at = 0; at < block.length; at += STRIDE) {
    const slot = word(block, at);
    const shared = popcount(word(block, at + 2) & low) + popcount(word(block, at + 3) & high);
    counts[slot] = word(counts, slot) + shared;
  }
}

function addProducts({ set, lists, counts }: Counting, first: number): void {
  const { data, spans } = lists;
  for (let i = first; i < first + BLOCK_WORDS; i++) {
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
