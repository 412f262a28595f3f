import { type Bitset, has } from './bitset';

/** Doc ids reserved for products of one kind. */
type Range = { free: number[]; size: number };

/**
 * Assigns adjacent doc ids to products that are listed together, so that lists read memory
 * sequentially.
 */
export type DocIdAllocator = {
  byOwner: Map<number, Range>;
  owners: number[];
  /** An exclusive upper bound of all doc ids assigned so far. */
  end: number;
};

const SMALLEST = 32;
/** The owner of doc ids that were skipped to align a range with a block. */
export const NOBODY = -1;
/** The number of doc ids that are counted together: two elements of a bitset. */
export const BLOCK = 64;
const LARGEST = 4096;

export function createDocIdAllocator(): DocIdAllocator {
  return { byOwner: new Map(), owners: [], end: 0 };
}

export function allocateDocId(allocator: DocIdAllocator, owner: number): number {
  const range = allocator.byOwner.get(owner) ?? { free: [], size: 0 };
  allocator.byOwner.set(owner, range);
  if (range.free.length === 0) enlarge(allocator, range, owner);
  return range.free.pop() ?? 0;
}

export function isAllocatedTo({ owners }: DocIdAllocator, docId: number, owner: number): boolean {
  return owners[Math.floor(docId / SMALLEST)] === owner;
}

export function freeDocId(allocator: DocIdAllocator, docId: number): void {
  const range = allocator.byOwner.get(allocator.owners[Math.floor(docId / SMALLEST)] ?? NOBODY);
  range?.free.push(docId);
}

/** Rebuilds the ranges from the owner of each block of doc ids and from the doc ids in use. */
export function rebuildAllocator(
  allocator: DocIdAllocator,
  owners: ArrayLike<number>,
  alive: Bitset,
): void {
  allocator.owners = Array.from(owners);
  allocator.end = owners.length * SMALLEST;
  for (let block = owners.length - 1; block >= 0; block--) {
    const owner = owners[block] ?? NOBODY;
    if (owner === NOBODY) continue;
    const range = allocator.byOwner.get(owner) ?? { free: [], size: 0 };
    allocator.byOwner.set(owner, range);
    range.size += SMALLEST;
    for (let docId = (block + 1) * SMALLEST - 1; docId >= block * SMALLEST; docId--) {
      if (!has(alive, docId)) range.free.push(docId);
    }
  }
}

/**
 * Doubles the range, but adds at most `LARGEST` doc ids, so that at most half of it stays empty.
 */
function enlarge(allocator: DocIdAllocator, range: Range, owner: number): void {
  const size = Math.min(LARGEST, Math.max(SMALLEST, range.size));
  const step = Math.min(size, BLOCK);
  const start = Math.ceil(allocator.end / step) * step;
  for (let docId = start + size - 1; docId >= start; docId--) range.free.push(docId);
  allocator.end = start + size;
  allocator.owners.length = allocator.end / SMALLEST;
  allocator.owners.fill(owner, start / SMALLEST);
  range.size += size;
}
