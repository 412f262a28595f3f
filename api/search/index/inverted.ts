import {
  createForwardIndex,
  type ForwardIndex,
  termIdsOf,
  trimForwardIndex,
  writeTermIds,
} from './forward-index';
import { addPosting, createPostings, type Postings, postingsOf, removePosting } from './postings';
import type { Steps } from './steps';

/** The docs of each term and the terms of each doc: two views of the same pairs. */
export type Inverted = {
  postings: Postings;
  forwardIndex: ForwardIndex;
  /** Whether bulk loading is in progress. Until it ends, only the terms of each doc are written. */
  isFilling: boolean;
};

export function createInverted(): Inverted {
  return { postings: createPostings(), forwardIndex: createForwardIndex(), isFilling: false };
}

/** Builds all postings at once: each list gets its exact length, and nothing is moved. */
export function* endFilling(inverted: Inverted, terms: number, docIds: number): Steps {
  if (!inverted.isFilling) return;
  trimForwardIndex(inverted.forwardIndex, docIds);
  inverted.postings = yield* postingsOf(inverted.forwardIndex, terms);
  inverted.isFilling = false;
}

/**
 * Assigns the terms of a doc and returns whether they changed. During bulk loading, it does not
 * compare them and returns `true`.
 */
export function assignTermIds(
  { postings, forwardIndex, isFilling }: Inverted,
  docId: number,
  termIds: number[],
): boolean {
  const next = ascending(termIds);
  if (isFilling) {
    writeTermIds(forwardIndex, docId, next);
    return true;
  }
  const before = termIdsOf(forwardIndex, docId);
  const lost = before.length > 0 ? missingIn(next, before) : [];
  const won = before.length > 0 ? missingIn(before, next) : next;
  if (lost.length + won.length === 0) return false;
  for (const termId of lost) removePosting(postings, termId, docId);
  for (const termId of won) addPosting(postings, termId, docId);
  writeTermIds(forwardIndex, docId, next);
  return true;
}

type Ascending = ArrayLike<number>;

function missingIn(list: Ascending, wanted: Ascending): number[] {
  const missing: number[] = [];
  let at = 0;
  for (let i = 0; i < wanted.length; i++) {
    const termId = wanted[i] ?? 0;
    while (at < list.length && (list[at] ?? 0) < termId) at += 1;
    if (list[at] !== termId) missing.push(termId);
  }
  return missing;
}

/**
 * Removes duplicates and sorts. Insertion sort is fastest, because the lists are short and loading
 * spends most of its time here.
 */
function ascending(termIds: number[]): number[] {
  const sorted: number[] = [];
  for (const termId of termIds) {
    let index = sorted.length;
    while (index > 0 && (sorted[index - 1] ?? 0) > termId) index -= 1;
    if (sorted[index - 1] !== termId) sorted.splice(index, 0, termId);
  }
  return sorted;
}
