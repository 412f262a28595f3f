import { grown, word } from './bitset';
import { BLOCK } from './doc-id-allocator';
import { type SlotLists, slotsOf } from './forward-index';

/**
 * For each block of ordinals its slots: the slot, how many of the block have it, and which, as two
 * words of bits. Made when asked for, and again after a change.
 */
export type SlotBlocks = { blocks: (Uint32Array | undefined)[]; places: Uint32Array };

export const BLOCK_WORDS = BLOCK / 32;
/** Numbers of one slot in a block. */
export const STRIDE = 2 + BLOCK_WORDS;

export function blocksFor(ordinals: number): number {
  return Math.ceil(ordinals / BLOCK);
}

export function createSlotBlocks(): SlotBlocks {
  return { blocks: [], places: new Uint32Array(0) };
}

export function forgetBlockOf({ blocks }: SlotBlocks, ordinal: number): void {
  blocks[Math.floor(ordinal / BLOCK)] = undefined;
}

export function blockOf(blocks: SlotBlocks, lists: SlotLists, index: number): Uint32Array {
  const known = blocks.blocks[index];
  if (known) return known;
  const block = toBlock(blocks, lists, index * BLOCK);
  blocks.blocks[index] = block;
  return block;
}

export function makeBlocks(blocks: SlotBlocks, lists: SlotLists, ordinals: number): void {
  for (let index = 0; index < blocksFor(ordinals); index++) blockOf(blocks, lists, index);
}

function toBlock(blocks: SlotBlocks, lists: SlotLists, first: number): Uint32Array {
  const slots = placeSlots(blocks, lists, first);
  const block = new Uint32Array(slots.length * STRIDE);
  for (const [i, slot] of slots.entries()) block[i * STRIDE] = slot;
  for (let i = 0; i < BLOCK; i++) {
    for (const slot of slotsOf(lists, first + i)) {
      const at = (word(blocks.places, slot) - 1) * STRIDE;
      const bitsAt = at + 2 + (i >>> 5);
      block[at + 1] = word(block, at + 1) + 1;
      block[bitsAt] = word(block, bitsAt) | (1 << (i & 31));
    }
  }
  for (const slot of slots) blocks.places[slot] = 0;
  return block;
}

/** The slots in the order met; `places` then has for each its place, counted from 1. */
function placeSlots(blocks: SlotBlocks, lists: SlotLists, first: number): number[] {
  const slots: number[] = [];
  for (let ordinal = first; ordinal < first + BLOCK; ordinal++) {
    for (const slot of slotsOf(lists, ordinal)) {
      blocks.places = grown(blocks.places, slot + 1);
      if (word(blocks.places, slot) === 0) blocks.places[slot] = slots.push(slot);
    }
  }
  return slots;
}
