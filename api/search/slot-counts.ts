import { type Bitset, lowestBit, popcount, word } from './bitset';
import { totalsOf } from './block-totals';
import { countIn, sizeOf } from './postings';
import { BLOCK } from './rooms';
import type { SlotLists } from './slot-lists';
import type { Tags } from './tags';

/** A set and how many are in it. */
export type Counted = { set: Bitset; count: number };

/** How many of the set carry each slot. */
export function countSlots(tags: Tags, counted: Counted, all: Counted): Uint32Array {
  const counts = new Uint32Array(tags.idOf.length);
  if (counted.count < all.count) return addBlocks(tags, { set: counted.set, all: all.set }, counts);
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

const WORDS = BLOCK / 32;

type Within = { set: Bitset; all: Bitset };
type Block = Within & { first: number; end: number };

function addBlocks(tags: Tags, within: Within, counts: Uint32Array): Uint32Array {
  const { length } = within.set;
  for (let first = 0; first < length; first += WORDS) {
    addBlock(tags, { ...within, first, end: Math.min(length, first + WORDS) }, counts);
  }
  return counts;
}

/**
 * By whichever is less to read: the block's products that are in the set, or its totals and its
 * products that are not.
 */
function addBlock(tags: Tags, { set, all, first, end }: Block, counts: Uint32Array): void {
  const { lists } = tags.inverted;
  const inSet = countRange(set, first, end);
  const inAll = inSet === 0 ? 0 : countRange(all, first, end);
  const isMost = inSet * 2 > inAll;
  if (isMost) {
    addTotals(counts, totalsOf(tags.totals, first / WORDS, { lists, slots: counts.length }));
  }
  for (let i = first; i < end && inSet < inAll; i++) {
    const bits = isMost ? word(all, i) & ~word(set, i) : word(set, i);
    addProducts(lists, { bits, first: i << 5, by: isMost ? -1 : 1 }, counts);
  }
}

function addTotals(counts: Uint32Array, totals: Uint32Array): void {
  for (let i = 0; i < totals.length; i += 2) {
    const slot = word(totals, i);
    counts[slot] = word(counts, slot) + word(totals, i + 1);
  }
}

type Products = { bits: number; first: number; by: 1 | -1 };

function addProducts(
  { data, start, length }: SlotLists,
  { bits, first, by }: Products,
  counts: Uint32Array,
): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const ordinal = first + lowestBit(left);
    const from = word(start, ordinal);
    const to = from + word(length, ordinal);
    for (let at = from; at < to; at++) {
      const slot = word(data, at);
      counts[slot] = word(counts, slot) + by;
    }
  }
}

function countRange(set: Bitset, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) count += popcount(word(set, i));
  return count;
}
