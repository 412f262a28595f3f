import type { Bitset } from './bitset';

/** Reusable sets of one size. Sets are valid until the next reset. */
export type BitsetPool = { words: number; sets: Bitset[]; used: number };

export function createBitsetPool(): BitsetPool {
  return { words: 0, sets: [], used: 0 };
}

/** Makes all sets available again. `words` is the size of each set in elements. */
export function resetPool(pool: BitsetPool, words: number): void {
  if (pool.words !== words) pool.sets = [];
  pool.words = words;
  pool.used = 0;
}

export function takeEmpty(pool: BitsetPool): Bitset {
  return takeSet(pool).fill(0);
}

/** Takes a set with the members of `source` that fit into it. */
export function takeCopy(pool: BitsetPool, source: Bitset): Bitset {
  const set = takeSet(pool);
  set.set(source.length > set.length ? source.subarray(0, set.length) : source);
  return set.fill(0, Math.min(source.length, set.length));
}

function takeSet(pool: BitsetPool): Bitset {
  const set = pool.sets[pool.used] ?? new Uint32Array(pool.words);
  pool.sets[pool.used] = set;
  pool.used += 1;
  return set;
}
