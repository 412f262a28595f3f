import {
  type Bitset,
  countShared,
  docIdsIn,
  erase,
  grown,
  has,
  insert,
  unite,
  word,
  wordsFor,
} from './bitset';
import type { ForwardIndex } from './forward-index';
import type { Steps } from './steps';

type Sparse = { dense: false; size: number; docIds: Uint32Array };
type Dense = { dense: true; size: number; set: Bitset };

/** The doc ids of each term: a number for one doc, a list for a few, a bitset for many. */
export type Postings = { byTerm: (number | Sparse | Dense | undefined)[] };

const DOCS_A_STEP = 4096;

export function createPostings(): Postings {
  return { byTerm: [] };
}

/** Builds the docs of each term from the terms of each doc, with exact capacities. */
export function* postingsOf({ data, spans }: ForwardIndex, terms: number): Steps<Postings> {
  const sizes = new Uint32Array(terms);
  const docs = spans.length / 2;
  yield* forEachPair({ data, spans }, (termId) => {
    sizes[termId] = word(sizes, termId) + 1;
  });
  yield;
  const postings: Postings = { byTerm: Array.from(sizes, (size) => emptyPosting(size, docs)) };
  yield* forEachPair({ data, spans }, (termId, docId) => addPosting(postings, termId, docId));
  return postings;
}

function* forEachPair(
  { data, spans }: Pick<ForwardIndex, 'data' | 'spans'>,
  visit: (termId: number, docId: number) => void,
): Steps {
  for (let docId = 0; 2 * docId < spans.length; docId++) {
    if (docId % DOCS_A_STEP === 0) yield;
    const from = word(spans, 2 * docId);
    const to = from + word(spans, 2 * docId + 1);
    for (let at = from; at < to; at++) visit(word(data, at), docId);
  }
}

/** Reserves capacity for `size` docs. A term with at most one doc needs no list. */
function emptyPosting(size: number, docs: number): Sparse | Dense | undefined {
  if (size < 2) return undefined;
  const words = wordsFor(docs);
  return size >= Math.max(64, words)
    ? { dense: true, size: 0, set: new Uint32Array(words) }
    : { dense: false, size: 0, docIds: new Uint32Array(size) };
}

export function sizeOf(postings: Postings, termId: number): number {
  const posting = postings.byTerm[termId];
  if (posting === undefined) return 0;
  return typeof posting === 'number' ? 1 : posting.size;
}

export function addPosting(postings: Postings, termId: number, docId: number): void {
  const posting = postings.byTerm[termId];
  if (posting === undefined) postings.byTerm[termId] = docId;
  else if (typeof posting === 'number') {
    const pair = Uint32Array.of(posting, docId, 0, 0);
    postings.byTerm[termId] = { dense: false, size: 2, docIds: pair };
  } else if (posting.dense) postings.byTerm[termId] = addDense(posting, docId);
  else postings.byTerm[termId] = addSparse(posting, docId);
}

export function removePosting(postings: Postings, termId: number, docId: number): void {
  const posting = postings.byTerm[termId];
  if (posting === undefined) return;
  if (typeof posting === 'number' || posting.size === 1) {
    postings.byTerm[termId] = undefined;
    return;
  }
  if (posting.dense) erase(posting.set, docId);
  else posting.docIds[posting.docIds.indexOf(docId)] = word(posting.docIds, posting.size - 1);
  posting.size -= 1;
}

export function uniteWith(target: Bitset, postings: Postings, termId: number): void {
  const posting = postings.byTerm[termId];
  if (posting === undefined) return;
  if (typeof posting === 'number') insert(target, posting);
  else if (posting.dense) unite(target, posting.set);
  else for (let i = 0; i < posting.size; i++) insert(target, word(posting.docIds, i));
}

export function countIn(set: Bitset, postings: Postings, termId: number): number {
  const posting = postings.byTerm[termId];
  if (posting === undefined) return 0;
  if (typeof posting === 'number') return has(set, posting) ? 1 : 0;
  return posting.dense ? countShared(set, posting.set) : countSparse(set, posting);
}

function countSparse(set: Bitset, { size, docIds }: Sparse): number {
  let count = 0;
  for (let i = 0; i < size; i++) {
    const docId = word(docIds, i);
    count += (word(set, docId >>> 5) >>> (docId & 31)) & 1;
  }
  return count;
}

function addDense(posting: Dense, docId: number): Dense | Sparse {
  const words = wordsFor(docId + 1);
  const isSparse = words > posting.set.length && posting.size < words / 2;
  if (isSparse) return addSparse(toSparse(posting), docId);
  posting.set = grown(posting.set, words);
  insert(posting.set, docId);
  posting.size += 1;
  return posting;
}

function addSparse(posting: Sparse, docId: number): Dense | Sparse {
  const { size, docIds } = posting;
  if (size === docIds.length) {
    const words = wordsFor(docIds.reduce((a, b) => Math.max(a, b), docId) + 1);
    if (size >= Math.max(64, words)) return addDense(toDense(posting, words), docId);
    posting.docIds = grown(docIds, size + 1);
  }
  posting.docIds[size] = docId;
  posting.size += 1;
  return posting;
}

function toDense({ size, docIds }: Sparse, words: number): Dense {
  const set = new Uint32Array(words);
  for (let i = 0; i < size; i++) insert(set, word(docIds, i));
  return { dense: true, size, set };
}

function toSparse({ size, set }: Dense): Sparse {
  return { dense: false, size, docIds: docIdsIn(set, size) };
}
