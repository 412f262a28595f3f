import { type Bitset, has, insert, lowestBit, word, wordsFor } from './bitset';
import { buildOrder, comesBefore, type Ranking } from './ranking';

export type PageRequest = { set: Bitset; count: number; offset: number; size: number };

type Taking = { ranking: Ranking; waiting: number[]; next: number; skip: number; left: number };

/** The doc ids of the set from `offset` on, in the ranking's order. */
export function takePage(ranking: Ranking, { set, count, offset, size }: PageRequest): number[] {
  if (offset >= count) return [];
  buildOrder(ranking);
  const left = Math.min(size, count - offset);
  const waiting = ranking.fresh.filter((docId) => has(set, docId));
  const taking = { ranking, waiting, next: 0, skip: offset, left };
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

/** For a large set: walks the order and tests each product for membership. */
function walkOrder(taking: Taking, isIn: (docId: number) => boolean, taken: number[]): void {
  const { order } = taking.ranking;
  for (let place = 0; place < order.length && taking.left > 0; place++) {
    const docId = word(order, place);
    if (isIn(docId)) take(taking, docId, taken);
  }
}

/** For a small set: marks the positions of its products and reads the marks in order. */
function gatherPlaces(taking: Taking, set: Bitset, taken: number[]): void {
  const { order } = taking.ranking;
  const marks = marksOf(taking.ranking, set);
  for (let i = 0; i < marks.length && taking.left > 0; i++) {
    for (let bits = word(marks, i); bits !== 0 && taking.left > 0; bits &= bits - 1) {
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
