import type { Bitset } from './bitset';

/** Bitsets for the length of one query, used again by the next. */
export type Scratch = { words: number; sets: Bitset[]; used: number };

export function createScratch(): Scratch {
  return { words: 0, sets: [], used: 0 };
}

/** Takes back everything handed out before. */
export function restart(scratch: Scratch, words: number): void {
  if (scratch.words !== words) scratch.sets = [];
  scratch.words = words;
  scratch.used = 0;
}

export function takeEmpty(scratch: Scratch): Bitset {
  return handOut(scratch).fill(0);
}

export function takeCopy(scratch: Scratch, source: Bitset): Bitset {
  const set = handOut(scratch);
  set.set(source.length > set.length ? source.subarray(0, set.length) : source);
  return set.fill(0, Math.min(source.length, set.length));
}

function handOut(scratch: Scratch): Bitset {
  const set = scratch.sets[scratch.used] ?? new Uint32Array(scratch.words);
  scratch.sets[scratch.used] = set;
  scratch.used += 1;
  return set;
}
