import type { Tags } from '@/api/search/words/tags';
import { type Bitset, lowestBit, popcount, word } from './bitset';
import type { ForwardIndex } from './forward-index';
import { countIn, sizeOf } from './postings';
import { BLOCK_WORDS, blockOf, STRIDE, type TermBlocks } from './term-blocks';

export type Counted = { set: Bitset; count: number };

/** Counts the docs of `counted` for each term id. `all` are the docs of the whole index. */
export function countTerms(tags: Tags, counted: Counted, all: Counted): Uint32Array {
  const counts = new Uint32Array(tags.idOf.length);
  if (counted.count < all.count) {
    const { blocks, inverted } = tags;
    return addBlocks({
      set: counted.set,
      all: all.set,
      forwardIndex: inverted.forwardIndex,
      blocks,
      counts,
    });
  }
  for (let termId = 0; termId < counts.length; termId++) {
    counts[termId] = sizeOf(tags.inverted.postings, termId);
  }
  return counts;
}

/** Recounts some terms for another set of docs, using the cheaper of two methods. */
export function recountTerms(
  tags: Tags,
  termIds: number[],
  { counts, counted, all }: { counts: Uint32Array; counted: Counted; all: Counted },
): void {
  const { postings } = tags.inverted;
  const byTerm = termIds.reduce(
    (cost, termId) => cost + Math.min(sizeOf(postings, termId), counted.set.length),
    0,
  );
  if (byTerm < counted.count * TERMS_OF_A_DOC) {
    for (const termId of termIds) counts[termId] = countIn(counted.set, postings, termId);
    return;
  }
  const fresh = countTerms(tags, counted, all);
  for (const termId of termIds) counts[termId] = word(fresh, termId);
}

const TERMS_OF_A_DOC = 8;

type Counting = {
  set: Bitset;
  all: Bitset;
  forwardIndex: ForwardIndex;
  blocks: TermBlocks;
  counts: Uint32Array;
};

/** Reading one doc costs as much as reading this many terms of its block as bits. */
const TERMS_PER_DOC = 8;

/**
 * Adds the counts of each block, read from its cheapest form: its totals, its terms as bits, or its
 * docs one by one.
 */
function addBlocks(counting: Counting): Uint32Array {
  const { set, all, forwardIndex, blocks, counts } = counting;
  for (let first = 0; first < set.length; first += BLOCK_WORDS) {
    const low = word(set, first);
    const high = word(set, first + 1);
    if ((low | high) === 0) continue;
    const block = blockOf(blocks, forwardIndex, first / BLOCK_WORDS);
    const inSet = popcount(low) + popcount(high);
    if (low === all[first] && high === (all[first + 1] ?? 0)) addTotals(block, counts);
    else if (inSet * TERMS_PER_DOC * STRIDE < block.length) addProducts(counting, first);
    else addShared(block, { low, high }, counts);
  }
  return counts;
}

function addTotals(block: Uint32Array, counts: Uint32Array): void {
  for (let at = 0; at < block.length; at += STRIDE) {
    const termId = word(block, at);
    counts[termId] = word(counts, termId) + word(block, at + 1);
  }
}

function addShared(
  block: Uint32Array,
  { low, high }: { low: number; high: number },
  counts: Uint32Array,
): void {
  for (let at = 0; at < block.length; at += STRIDE) {
    const termId = word(block, at);
    const shared = popcount(word(block, at + 2) & low) + popcount(word(block, at + 3) & high);
    counts[termId] = word(counts, termId) + shared;
  }
}

function addProducts({ set, forwardIndex, counts }: Counting, first: number): void {
  const { data, spans } = forwardIndex;
  for (let i = first; i < first + BLOCK_WORDS; i++) {
    for (let bits = word(set, i); bits !== 0; bits &= bits - 1) {
      const docId = (i << 5) + lowestBit(bits);
      const from = word(spans, 2 * docId);
      const to = from + word(spans, 2 * docId + 1);
      for (let at = from; at < to; at++) {
        const termId = word(data, at);
        counts[termId] = word(counts, termId) + 1;
      }
    }
  }
}
