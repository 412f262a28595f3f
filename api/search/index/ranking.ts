import { type Bitset, docIdsIn, erase, grown, has, insert, word, wordsFor } from './bitset';
import type { ColumnName, ColumnStore } from './column-store';
import { sortByColumns } from './radix-sort';
import type { SortKey } from './sort-keys';
import { finish, type Steps } from './steps';

/**
 * All products in one order. A change does not trigger a full sort: it marks the product's position
 * in `order` as stale and puts the product into the sorted list `fresh`, which is merged in one
 * pass when it grows long.
 */
export type Ranking = {
  store: ColumnStore;
  /** The last key is the id, so that no two products are equal. */
  keys: SortKey<ColumnName>[];
  order: Uint32Array;
  position: Uint32Array;
  stale: Bitset;
  fresh: number[];
  isBuilt: boolean;
};

const FRESH_MIN = 2048;
/** A merge reads the whole order, so it runs only after 1/64 of the products have changed. */
const FRESH_SHARE = 64;
const RADIX_MIN = 5000;

export function createRanking(store: ColumnStore, keys: SortKey[]): Ranking {
  const none = new Uint32Array(0);
  return {
    store,
    keys: [...keys, { column: 'id', descending: false }],
    order: none,
    position: none,
    stale: none,
    fresh: [],
    isBuilt: false,
  };
}

/** Removes a product from the ranking. Call it before the product's numbers change. */
export function leaveRanking(ranking: Ranking, docId: number): void {
  if (!ranking.isBuilt) return;
  const index = placeAmongFresh(ranking, docId);
  if (ranking.fresh[index] === docId) ranking.fresh.splice(index, 1);
  else insert(ranking.stale, docId);
}

/** Adds a product to the ranking. Call it after the product's numbers have changed. */
export function enterRanking(ranking: Ranking, docId: number): void {
  if (!ranking.isBuilt) return;
  ranking.stale = grown(ranking.stale, wordsFor(docId + 1));
  insert(ranking.stale, docId);
  ranking.fresh.splice(placeAmongFresh(ranking, docId), 0, docId);
  if (ranking.fresh.length > 2 * freshMax(ranking)) mergeFresh(ranking);
}

/** Merges if `fresh` is long. Returns whether it merged. */
export function mergeIfLong(ranking: Ranking): boolean {
  if (!ranking.isBuilt || ranking.fresh.length <= freshMax(ranking)) return false;
  mergeFresh(ranking);
  return true;
}

/** Returns the whole order with every change merged. */
export function orderNow(ranking: Ranking): Uint32Array {
  buildOrder(ranking);
  if (ranking.fresh.length > 0 || hasLeft(ranking)) mergeFresh(ranking);
  return ranking.order;
}

function hasLeft({ order, stale }: Ranking): boolean {
  return order.some((docId) => has(stale, docId));
}

function freshMax({ order }: Ranking): number {
  return Math.max(FRESH_MIN, order.length / FRESH_SHARE);
}

/**
 * Discards the order, so that the next query sorts. Call it when a full sort is cheaper than moving
 * the changed products.
 */
export function discardOrder(ranking: Ranking): void {
  ranking.isBuilt = false;
}

/** Sorts the products unless they are sorted already. */
export function buildOrder(ranking: Ranking): void {
  if (!ranking.isBuilt) finish(buildingOrder(ranking));
}

/** Builds the order in steps. Products must not change in between. */
export function* buildingOrder(ranking: Ranking): Steps {
  if (ranking.isBuilt) return;
  const order = yield* sorted(ranking);
  ranking.fresh = [];
  ranking.isBuilt = true;
  placeAll(ranking, order);
}

function* sorted(ranking: Ranking): Steps<Uint32Array> {
  const { store, keys } = ranking;
  const docIds = docIdsIn(store.alive, store.docIds.size);
  if (docIds.length < RADIX_MIN) {
    return docIds.sort((a, b) => (comesBefore(ranking, a, b) ? -1 : 1));
  }
  return yield* sortByColumns(
    docIds,
    keys.map(({ column, descending }) => ({ values: store.columns[column], descending })),
  );
}

export function comesBefore({ store, keys }: Ranking, a: number, b: number): boolean {
  for (const { column, descending } of keys) {
    const values = store.columns[column];
    const difference = (values[a] ?? 0) - (values[b] ?? 0);
    if (difference !== 0) return difference < 0 !== descending;
  }
  return false;
}

/** Compares with sort key values, including the id. */
export function comesAfter({ store, keys }: Ranking, docId: number, values: number[]): boolean {
  for (const [position, { column, descending }] of keys.entries()) {
    const difference = (store.columns[column][docId] ?? 0) - (values[position] ?? 0);
    if (difference !== 0) return difference > 0 !== descending;
  }
  return false;
}

/**
 * Finds the first position whose product comes after `values`. It skips stale positions, because
 * the numbers of their products no longer match this order.
 */
export function placeAfter(ranking: Ranking, values: number[]): number {
  const { order, stale } = ranking;
  let [low, high] = [0, order.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    let index = middle;
    while (index < high && has(stale, word(order, index))) index += 1;
    if (index < high && !comesAfter(ranking, word(order, index), values)) low = index + 1;
    else high = middle;
  }
  return low;
}

function placeAmongFresh(ranking: Ranking, docId: number): number {
  const { fresh } = ranking;
  return placeAmong(ranking, { list: fresh, from: 0, to: fresh.length }, docId);
}

type Part = { list: ArrayLike<number>; from: number; to: number };

function placeAmong(ranking: Ranking, { list, from, to }: Part, docId: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(ranking, list[middle] ?? 0, docId)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Merges `fresh` into the order. Copies the ranges between changes without comparisons, because
 * comparing a million products takes 0.2 s.
 */
function mergeFresh(ranking: Ranking): void {
  const { fresh } = ranking;
  const kept = withoutStale(ranking);
  const merged = new Uint32Array(kept.length + fresh.length);
  let from = 0;
  for (const [before, docId] of fresh.entries()) {
    const index = placeAmong(ranking, { list: kept, from, to: kept.length }, docId);
    merged.set(kept.subarray(from, index), from + before);
    merged[index + before] = docId;
    from = index;
  }
  merged.set(kept.subarray(from), from + fresh.length);
  ranking.fresh = [];
  placeAll(ranking, merged);
}

function withoutStale({ order, stale }: Ranking): Uint32Array {
  const kept = new Uint32Array(order.length);
  let length = 0;
  for (let index = 0; index < order.length; index++) {
    const docId = word(order, index);
    if (!has(stale, docId)) kept[length++] = docId;
  }
  return kept.subarray(0, length);
}

export function placeAll(ranking: Ranking, order: Uint32Array): void {
  const { end } = ranking.store.allocator;
  ranking.order = order;
  ranking.position = grown(ranking.position, end);
  ranking.stale = new Uint32Array(wordsFor(end)).fill(0xffffffff);
  for (let index = 0; index < order.length; index++) {
    const docId = word(order, index);
    ranking.position[docId] = index;
    erase(ranking.stale, docId);
  }
}
