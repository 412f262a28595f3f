import { grown, word } from './bitset';
import { BLOCK } from './doc-id-allocator';
import { type ForwardIndex, termIdsOf } from './forward-index';
import type { Steps } from './steps';

/**
 * The terms of each block of doc ids: the term id, the number of docs in the block that have it,
 * and one bit per doc. Blocks are built on first use and rebuilt after a change.
 */
export type TermBlocks = {
  blocks: (Uint32Array | undefined)[];
  places: Uint32Array;
  discarded: Set<number>;
};

const BLOCKS_A_STEP = 64;
export const BLOCK_WORDS = BLOCK / 32;
/** Number of 32-bit words that a block uses per term. */
export const STRIDE = 2 + BLOCK_WORDS;

export function blocksFor(docIds: number): number {
  return Math.ceil(docIds / BLOCK);
}

export function createTermBlocks(): TermBlocks {
  return { blocks: [], places: new Uint32Array(0), discarded: new Set() };
}

export function discardBlockOf({ blocks, discarded }: TermBlocks, docId: number): void {
  const index = Math.floor(docId / BLOCK);
  if (!blocks[index]) return;
  blocks[index] = undefined;
  discarded.add(index);
}

/** Rebuilds the discarded blocks. */
export function remakeBlocks(blocks: TermBlocks, forwardIndex: ForwardIndex): void {
  for (const index of blocks.discarded) blockOf(blocks, forwardIndex, index);
  blocks.discarded.clear();
}

export function blockOf(
  blocks: TermBlocks,
  forwardIndex: ForwardIndex,
  index: number,
): Uint32Array {
  const known = blocks.blocks[index];
  if (known) return known;
  const block = toBlock(blocks, forwardIndex, index * BLOCK);
  blocks.blocks[index] = block;
  return block;
}

export function* makeBlocks(blocks: TermBlocks, forwardIndex: ForwardIndex, docIds: number): Steps {
  for (let index = 0; index < blocksFor(docIds); index++) {
    blockOf(blocks, forwardIndex, index);
    if (index % BLOCKS_A_STEP === 0) yield;
  }
}

function toBlock(blocks: TermBlocks, forwardIndex: ForwardIndex, first: number): Uint32Array {
  const termIds = placeTermIds(blocks, forwardIndex, first);
  const block = new Uint32Array(termIds.length * STRIDE);
  for (const [i, termId] of termIds.entries()) block[i * STRIDE] = termId;
  for (let i = 0; i < BLOCK; i++) {
    for (const termId of termIdsOf(forwardIndex, first + i)) {
      const at = (word(blocks.places, termId) - 1) * STRIDE;
      const bitsAt = at + 2 + (i >>> 5);
      block[at + 1] = word(block, at + 1) + 1;
      block[bitsAt] = word(block, bitsAt) | (1 << (i & 31));
    }
  }
  for (const termId of termIds) blocks.places[termId] = 0;
  return block;
}

/** Returns term ids in order of appearance, and stores their positions, from 1 up, in `places`. */
function placeTermIds(blocks: TermBlocks, forwardIndex: ForwardIndex, first: number): number[] {
  const termIds: number[] = [];
  for (let docId = first; docId < first + BLOCK; docId++) {
    for (const termId of termIdsOf(forwardIndex, docId)) {
      blocks.places = grown(blocks.places, termId + 1);
      if (word(blocks.places, termId) === 0) blocks.places[termId] = termIds.push(termId);
    }
  }
  return termIds;
}
