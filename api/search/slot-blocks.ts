import { grown, word } from './bitset';
import { BLOCK } from './rooms';
import { type SlotLists, slotsOf } from './slot-lists';

/** The slots that a block of ordinals has, how many of it have each, and which. */
export type SlotBlock = { slots: Uint32Array; counts: Uint32Array; bits: Uint32Array };

/** Made when asked for, and again after a change. */
export type SlotBlocks = { blocks: (SlotBlock | undefined)[]; places: Uint32Array };

export const BLOCK_WORDS = BLOCK / 32;

export function createSlotBlocks(): SlotBlocks {
  return { blocks: [], places: new Uint32Array(0) };
}

export function forgetBlockOf({ blocks }: SlotBlocks, ordinal: number): void {
  blocks[Math.floor(ordinal / BLOCK)] = undefined;
}

export function blockOf(blocks: SlotBlocks, lists: SlotLists, index: number): SlotBlock {
  const known = blocks.blocks[index];
  if (known) return known;
  const block = toBlock(blocks, lists, index * BLOCK);
  blocks.blocks[index] = block;
  return block;
}

function toBlock(blocks: SlotBlocks, lists: SlotLists, first: number): SlotBlock {
  const slots = placeSlots(blocks, lists, first);
  const counts = new Uint32Array(slots.length);
  const bits = new Uint32Array(slots.length * BLOCK_WORDS);
  for (let i = 0; i < BLOCK; i++) {
    for (const slot of slotsOf(lists, first + i)) {
      const place = word(blocks.places, slot) - 1;
      const bitsAt = place * BLOCK_WORDS + (i >>> 5);
      counts[place] = word(counts, place) + 1;
      bits[bitsAt] = word(bits, bitsAt) | (1 << (i & 31));
    }
  }
  for (const slot of slots) blocks.places[slot] = 0;
  return { slots, counts, bits };
}

/** The slots in the order met; `places` then has for each its place, counted from 1. */
function placeSlots(blocks: SlotBlocks, lists: SlotLists, first: number): Uint32Array {
  const slots: number[] = [];
  for (let ordinal = first; ordinal < first + BLOCK; ordinal++) {
    for (const slot of slotsOf(lists, ordinal)) {
      blocks.places = grown(blocks.places, slot + 1);
      if (word(blocks.places, slot) === 0) blocks.places[slot] = slots.push(slot);
    }
  }
  return Uint32Array.from(slots);
}
