import { word } from './bitset';
import { BLOCK } from './rooms';
import type { SlotLists } from './slot-lists';

/** For each block of ordinals slot, count, slot, count …; counted anew after a change. */
export type BlockTotals = { blocks: (Uint32Array | undefined)[]; counts: Uint32Array };

export function createBlockTotals(): BlockTotals {
  return { blocks: [], counts: new Uint32Array(0) };
}

export function forgetBlockOf(totals: BlockTotals, ordinal: number): void {
  totals.blocks[Math.floor(ordinal / BLOCK)] = undefined;
}

export function totalsOf(
  totals: BlockTotals,
  block: number,
  { lists, slots }: { lists: SlotLists; slots: number },
): Uint32Array {
  const known = totals.blocks[block];
  if (known) return known;
  if (totals.counts.length < slots) totals.counts = new Uint32Array(slots * 2);
  const counted = countBlock(lists, block, totals.counts);
  totals.blocks[block] = counted;
  return counted;
}

/** Leaves `counts` as it was found: all 0. */
function countBlock(lists: SlotLists, block: number, counts: Uint32Array): Uint32Array {
  const met: number[] = [];
  const end = Math.min(lists.length.length, (block + 1) * BLOCK);
  for (let ordinal = block * BLOCK; ordinal < end; ordinal++) {
    const from = word(lists.start, ordinal);
    const to = from + word(lists.length, ordinal);
    for (let at = from; at < to; at++) {
      const slot = word(lists.data, at);
      if (word(counts, slot) === 0) met.push(slot);
      counts[slot] = word(counts, slot) + 1;
    }
  }
  const pairs = Uint32Array.from(met.flatMap((slot) => [slot, word(counts, slot)]));
  for (const slot of met) counts[slot] = 0;
  return pairs;
}
