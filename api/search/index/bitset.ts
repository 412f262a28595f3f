/** A set of doc ids with 32 bits per element. Ids beyond the last element are not members. */
export type Bitset = Uint32Array;

/** Reads without a bounds check, for loops that keep the index inside the array. */
export function word(array: Uint32Array, index: number): number {
  return array[index] as number;
}

/** Returns the number of elements for this many doc ids. */
export function wordsFor(docIds: number): number {
  return (docIds + 31) >>> 5;
}

/** Returns whether the set contains the doc id. */
export function has(set: Bitset, docId: number): boolean {
  return (((set[docId >>> 5] ?? 0) >>> (docId & 31)) & 1) === 1;
}

/** Adds a doc id. The set must be long enough. */
export function insert(set: Bitset, docId: number): void {
  const index = docId >>> 5;
  set[index] = word(set, index) | (1 << (docId & 31));
}

export function erase(set: Bitset, docId: number): void {
  const index = docId >>> 5;
  if (index < set.length) set[index] = word(set, index) & ~(1 << (docId & 31));
}

/** Keeps only the members of `target` that are in `other`. */
export function intersect(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length);
  for (let i = 0; i < shared; i++) target[i] = word(target, i) & word(other, i);
  target.fill(0, shared);
}

/** Adds the members of `other` that fit into `target`. */
export function unite(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length);
  for (let i = 0; i < shared; i++) target[i] = word(target, i) | word(other, i);
}

/** Removes the members of `other` from `target`. */
export function subtract(target: Bitset, other: Bitset): void {
  const shared = Math.min(target.length, other.length);
  for (let i = 0; i < shared; i++) target[i] = word(target, i) & ~word(other, i);
}

export function isEmpty(set: Bitset): boolean {
  for (let i = 0; i < set.length; i++) if (word(set, i) !== 0) return false;
  return true;
}

/** Counts the bits that are set in a 32-bit number. */
export function popcount(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const quads = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((quads + (quads >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(set: Bitset): number {
  let count = 0;
  for (let i = 0; i < set.length; i++) count += popcount(word(set, i));
  return count;
}

/** Counts the members that two sets share. */
export function countShared(a: Bitset, b: Bitset): number {
  const shared = Math.min(a.length, b.length);
  let count = 0;
  for (let i = 0; i < shared; i++) count += popcount(word(a, i) & word(b, i));
  return count;
}

/** Returns the doc ids of a set in ascending order. */
export function docIdsIn(set: Bitset, count: number): Uint32Array {
  const docIds = new Uint32Array(count);
  let index = 0;
  for (let i = 0; i < set.length; i++) {
    for (let bits = word(set, i); bits !== 0; bits &= bits - 1) {
      docIds[index++] = (i << 5) + lowestBit(bits);
    }
  }
  return docIds;
}

/** Returns the position of the lowest set bit. `bits` must not be 0. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Arrays of at least this length grow by a quarter, because doubling would waste megabytes. */
const LONG = 65_536;

/** Returns an array of at least `length` elements: the same one, or a longer copy. */
export function grown(array: Uint32Array, length: number): Uint32Array {
  if (array.length >= length) return array;
  const larger = new Uint32Array(
    Math.max(length, Math.floor(array.length * (array.length < LONG ? 2 : 1.25))),
  );
  larger.set(array);
  return larger;
}
