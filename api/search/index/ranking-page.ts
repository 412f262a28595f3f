import type { GoodsBefore } from '@/api/search/catalog-query';
import { type Bitset, docIdsIn, has, insert, lowestBit, word, wordsFor } from './bitset';
import { buildOrder, comesAfter, comesBefore, placeAfter, type Ranking } from './ranking';

type Counted = { set: Bitset; count: number };
/** `after` holds the sort key values after which the page starts. */
export type PageRequest = Counted & { offset: number; size: number; after?: number[] | undefined };

type Taking = {
  ranking: Ranking;
  /** The position in the order where the page starts. */
  start: number;
  waiting: number[];
  next: number;
  skip: number;
  left: number;
};

/** Returns a page of the set's doc ids in ranking order, starting after `after` or at `offset`. */
export function takePage(ranking: Ranking, request: PageRequest): number[] {
  const { set, count, offset, size, after } = request;
  if (offset >= count) return [];
  buildOrder(ranking);
  const left = Math.min(size, count - offset);
  const waiting = ranking.fresh.filter(
    (docId) => has(set, docId) && (!after || comesAfter(ranking, docId, after)),
  );
  const start = after ? placeAfter(ranking, after) : 0;
  const taking = { ranking, start, waiting, next: 0, skip: offset, left };
  const { order, stale } = ranking;
  const walked = ((offset + left) * order.length) / count;
  const gathered = count + order.length / 32;
  const isIn = (docId: number) => has(set, docId) && !has(stale, docId);

  const taken: number[] = [];
  if (walked < gathered) walkOrder(taking, isIn, taken);
  else gatherPlaces(taking, set, taken);
  while (taking.left > 0 && taking.next < waiting.length) takeWaiting(taking, taken);
  return taken;
}

/** Walks the order and tests each product for membership; fast for large sets. */
function walkOrder(taking: Taking, isIn: (docId: number) => boolean, taken: number[]): void {
  const { order } = taking.ranking;
  for (let index = taking.start; index < order.length && taking.left > 0; index++) {
    const docId = word(order, index);
    if (isIn(docId)) take(taking, docId, taken);
  }
}

/** Marks the positions of the set's products and reads the marks in order; fast for small sets. */
function gatherPlaces(taking: Taking, set: Bitset, taken: number[]): void {
  const { start, ranking } = taking;
  const { order } = ranking;
  const marks = marksOf(ranking, set);
  for (let i = start >>> 5; i < marks.length && taking.left > 0; i++) {
    const before = i === start >>> 5 ? (1 << (start & 31)) - 1 : 0;
    for (let bits = word(marks, i) & ~before; bits !== 0 && taking.left > 0; bits &= bits - 1) {
      take(taking, word(order, (i << 5) + lowestBit(bits)), taken);
    }
  }
}

function marksOf({ order, position, stale }: Ranking, set: Bitset): Bitset {
  const marks = new Uint32Array(wordsFor(order.length));
  for (let i = 0; i < set.length; i++) {
    for (let bits = word(set, i) & ~(stale[i] ?? 0); bits !== 0; bits &= bits - 1) {
      insert(marks, word(position, (i << 5) + lowestBit(bits)));
    }
  }
  return marks;
}

function take(taking: Taking, docId: number, taken: number[]): void {
  const { ranking, waiting } = taking;
  while (taking.next < waiting.length) {
    if (taking.left === 0 || !comesBefore(ranking, waiting[taking.next] ?? 0, docId)) break;
    takeWaiting(taking, taken);
  }
  count(taking, docId, taken);
}

function takeWaiting(taking: Taking, taken: number[]): void {
  count(taking, taking.waiting[taking.next] ?? 0, taken);
  taking.next += 1;
}

function count(taking: Taking, docId: number, taken: number[]): void {
  if (taking.skip > 0) taking.skip -= 1;
  else if (taking.left > 0) {
    taking.left -= 1;
    taken.push(docId);
  }
}

/**
 * Returns how many of the counted products rank no later than the position `after`, and the sum of
 * their ids. Without `after`, the figures cover all counted products.
 */
export function goodsBefore(
  ranking: Ranking,
  counted: Counted,
  after: number[] | undefined,
): GoodsBefore {
  buildOrder(ranking);
  const { order, fresh, store } = ranking;
  const end = after ? placeAfter(ranking, after) : order.length;
  const waiting = fresh.filter(
    (docId) => has(counted.set, docId) && !(after && comesAfter(ranking, docId, after)),
  );
  const docIds = [...settledBefore(ranking, counted, end), ...waiting];
  const idSum = docIds.reduce((sum, docId) => sum + (store.columns.id[docId] ?? 0), 0);
  return { count: docIds.length, idSum };
}

/** Returns the members of the set whose position is before `end`. */
function settledBefore({ order, position, stale }: Ranking, { set, count }: Counted, end: number) {
  if (end < count) {
    return order.subarray(0, end).filter((docId) => has(set, docId) && !has(stale, docId));
  }
  return docIdsIn(set, count).filter((docId) => !has(stale, docId) && word(position, docId) < end);
}
