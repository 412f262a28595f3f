import { type Bitset, lowestBit, subtract, word } from './bitset';
import { countIn, sizeOf } from './postings';
import { type Scratch, takeCopy } from './scratch';
import type { Tags } from './tags';

/** A set and how many are in it. */
export type Counted = { set: Bitset; count: number };

/**
 * How many of the set carry each slot. Whichever is smaller is read product by product: the set,
 * or the rest of the shop, which is then taken from the totals.
 */
export function countSlots(
  tags: Tags,
  { counted, all, scratch }: { counted: Counted; all: Counted; scratch: Scratch },
): Uint32Array {
  const counts = new Uint32Array(tags.idOf.length);
  if (counted.count * 2 <= all.count) return addSlots(tags, counted.set, counts);
  if (counted.count < all.count) {
    const rest = takeCopy(scratch, all.set);
    subtract(rest, counted.set);
    addSlots(tags, rest, counts);
  }
  for (let slot = 0; slot < counts.length; slot++) {
    counts[slot] = sizeOf(tags.inverted.postings, slot) - word(counts, slot);
  }
  return counts;
}

/** The same for these slots only, written over their counts. */
export function recountSlots(
  tags: Tags,
  slots: number[],
  { counts, counted }: { counts: Uint32Array; counted: Counted },
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
  const fresh = addSlots(tags, counted.set, new Uint32Array(counts.length));
  for (const slot of slots) counts[slot] = word(fresh, slot);
}

const SLOTS_OF_A_PRODUCT = 8;

function addSlots(tags: Tags, set: Bitset, counts: Uint32Array): Uint32Array {
  const { data, start, length } = tags.inverted.lists;
  for (let i = 0; i < set.length; i++) {
    for (let bits = word(set, i); bits !== 0; bits &= bits - 1) {
      const ordinal = (i << 5) + lowestBit(bits);
      const from = word(start, ordinal);
      const to = from + word(length, ordinal);
      for (let at = from; at < to; at++) {
        const slot = word(data, at);
        counts[slot] = word(counts, slot) + 1;
      }
    }
  }
  return counts;
}
