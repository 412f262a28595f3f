import { type Bitset, erase, grown, has, insert, word, wordsFor } from './bitset';
import type { ColumnName, Shelf } from './column-store';
import { sortByColumns } from './radix-sort';

export type RankingKey = { column: ColumnName; descending: boolean };

/**
 * All products in one order. A change does not sort anew: the product's place in `order` turns
 * stale, it waits sorted in `fresh`, and when many wait they are merged in one pass.
 */
export type Ranking = {
  shelf: Shelf;
  /** The last is the id, so that no two products are equal. */
  keys: RankingKey[];
  order: Uint32Array;
  position: Uint32Array;
  /** Ordinals whose place in `order`, if any, is no longer true. */
  stale: Bitset;
  fresh: number[];
  isBuilt: boolean;
};

const FRESH_MAX = 2048;
const RADIX_MIN = 5000;

export function createRanking(shelf: Shelf, keys: RankingKey[]): Ranking {
  const none = new Uint32Array(0);
  return {
    shelf,
    keys: [...keys, { column: 'id', descending: false }],
    order: none,
    position: none,
    stale: none,
    fresh: [],
    isBuilt: false,
  };
}

/** Before the product's numbers change or it goes. */
export function leaveRanking(ranking: Ranking, ordinal: number): void {
  if (!ranking.isBuilt) return;
  const place = placeAmongFresh(ranking, ordinal);
  if (ranking.fresh[place] === ordinal) ranking.fresh.splice(place, 1);
  else insert(ranking.stale, ordinal);
}

/** After the product's numbers have changed or it has come. */
export function enterRanking(ranking: Ranking, ordinal: number): void {
  if (!ranking.isBuilt) return;
  ranking.stale = grown(ranking.stale, wordsFor(ordinal + 1));
  insert(ranking.stale, ordinal);
  ranking.fresh.splice(placeAmongFresh(ranking, ordinal), 0, ordinal);
  if (ranking.fresh.length > FRESH_MAX) mergeFresh(ranking);
}

/** After so many changes that sorting anew is cheaper; done when the order is next asked for. */
export function forgetOrder(ranking: Ranking): void {
  ranking.isBuilt = false;
}

export function buildOrder(ranking: Ranking): void {
  if (ranking.isBuilt) return;
  ranking.fresh = [];
  ranking.isBuilt = true;
  placeAll(ranking, sorted(ranking));
}

function sorted(ranking: Ranking): Uint32Array {
  const { shelf, keys } = ranking;
  const ordinals = Uint32Array.from(shelf.ordinals.values());
  if (ordinals.length < RADIX_MIN) {
    return ordinals.sort((a, b) => (comesBefore(ranking, a, b) ? -1 : 1));
  }
  return sortByColumns(
    ordinals,
    keys.map(({ column, descending }) => ({ values: shelf.columns[column], descending })),
  );
}

export function comesBefore({ shelf, keys }: Ranking, a: number, b: number): boolean {
  for (const { column, descending } of keys) {
    const values = shelf.columns[column];
    const difference = (values[a] ?? 0) - (values[b] ?? 0);
    if (difference !== 0) return difference < 0 !== descending;
  }
  return false;
}

function placeAmongFresh(ranking: Ranking, ordinal: number): number {
  let low = 0;
  let high = ranking.fresh.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(ranking, ranking.fresh[middle] ?? 0, ordinal)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mergeFresh(ranking: Ranking): void {
  const { order, stale, fresh } = ranking;
  const merged = new Uint32Array(order.length + fresh.length);
  let length = 0;
  let next = 0;
  for (let place = 0; place < order.length; place++) {
    const ordinal = word(order, place);
    if (has(stale, ordinal)) continue;
    for (; next < fresh.length && comesBefore(ranking, fresh[next] ?? 0, ordinal); next++) {
      merged[length++] = fresh[next] ?? 0;
    }
    merged[length++] = ordinal;
  }
  for (; next < fresh.length; next++) merged[length++] = fresh[next] ?? 0;
  ranking.fresh = [];
  placeAll(ranking, merged.subarray(0, length));
}

function placeAll(ranking: Ranking, order: Uint32Array): void {
  const { end } = ranking.shelf.rooms;
  ranking.order = order;
  ranking.position = grown(ranking.position, end);
  ranking.stale = new Uint32Array(wordsFor(end)).fill(0xffffffff);
  for (let place = 0; place < order.length; place++) {
    const ordinal = word(order, place);
    ranking.position[ordinal] = place;
    erase(ranking.stale, ordinal);
  }
}
