import {
  type Bitset,
  countShared,
  erase,
  grown,
  has,
  insert,
  lowestBit,
  unite,
  word,
  wordsFor,
} from './bitset';

type Listed = { dense: false; size: number; ordinals: Uint32Array };
type Dense = { dense: true; size: number; set: Bitset };

/** For each slot the ordinals that carry it: a lone one as a bare number, few in a list, many as bits. */
export type Postings = { slots: (number | Listed | Dense | undefined)[] };

export function createPostings(): Postings {
  return { slots: [] };
}

export function sizeOf(postings: Postings, slot: number): number {
  const posting = postings.slots[slot];
  if (posting === undefined) return 0;
  return typeof posting === 'number' ? 1 : posting.size;
}

export function addPosting(postings: Postings, slot: number, ordinal: number): void {
  const posting = postings.slots[slot];
  if (posting === undefined) postings.slots[slot] = ordinal;
  else if (typeof posting === 'number') {
    const pair = Uint32Array.of(posting, ordinal, 0, 0);
    postings.slots[slot] = { dense: false, size: 2, ordinals: pair };
  } else if (posting.dense) postings.slots[slot] = addDense(posting, ordinal);
  else postings.slots[slot] = addListed(posting, ordinal);
}

export function removePosting(postings: Postings, slot: number, ordinal: number): void {
  const posting = postings.slots[slot];
  if (posting === undefined) return;
  if (typeof posting === 'number' || posting.size === 1) {
    postings.slots[slot] = undefined;
    return;
  }
  if (posting.dense) erase(posting.set, ordinal);
  else
    posting.ordinals[posting.ordinals.indexOf(ordinal)] = word(posting.ordinals, posting.size - 1);
  posting.size -= 1;
}

export function uniteWith(target: Bitset, postings: Postings, slot: number): void {
  const posting = postings.slots[slot];
  if (posting === undefined) return;
  if (typeof posting === 'number') insert(target, posting);
  else if (posting.dense) unite(target, posting.set);
  else for (let i = 0; i < posting.size; i++) insert(target, word(posting.ordinals, i));
}

/** How many of the set carry the slot. */
export function countIn(set: Bitset, postings: Postings, slot: number): number {
  const posting = postings.slots[slot];
  if (posting === undefined) return 0;
  if (typeof posting === 'number') return has(set, posting) ? 1 : 0;
  return posting.dense ? countShared(set, posting.set) : countListed(set, posting);
}

function countListed(set: Bitset, { size, ordinals }: Listed): number {
  let count = 0;
  for (let i = 0; i < size; i++) {
    const ordinal = word(ordinals, i);
    count += (word(set, ordinal >>> 5) >>> (ordinal & 31)) & 1;
  }
  return count;
}

function addDense(posting: Dense, ordinal: number): Dense | Listed {
  const words = wordsFor(ordinal + 1);
  const isSparse = words > posting.set.length && posting.size < words / 2;
  if (isSparse) return addListed(toListed(posting), ordinal);
  posting.set = grown(posting.set, words);
  insert(posting.set, ordinal);
  posting.size += 1;
  return posting;
}

function addListed(posting: Listed, ordinal: number): Dense | Listed {
  const { size, ordinals } = posting;
  if (size === ordinals.length) {
    const words = wordsFor(ordinals.reduce((a, b) => Math.max(a, b), ordinal) + 1);
    if (size >= Math.max(64, words)) return addDense(toDense(posting, words), ordinal);
    posting.ordinals = grown(ordinals, size + 1);
  }
  posting.ordinals[size] = ordinal;
  posting.size += 1;
  return posting;
}

function toDense({ size, ordinals }: Listed, words: number): Dense {
  const set = new Uint32Array(words);
  for (let i = 0; i < size; i++) insert(set, word(ordinals, i));
  return { dense: true, size, set };
}

function toListed({ size, set }: Dense): Listed {
  const ordinals = new Uint32Array(size);
  let place = 0;
  for (let i = 0; i < set.length; i++) {
    for (let bits = word(set, i); bits !== 0; bits &= bits - 1) {
      ordinals[place++] = (i << 5) + lowestBit(bits);
    }
  }
  return { dense: false, size, ordinals };
}
