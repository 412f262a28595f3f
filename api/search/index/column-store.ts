import type { CatalogDoc } from '@/api/search/catalog-doc';
import {
  type CatalogFlag,
  catalogFlags,
  hasFlag,
  merchantFlags,
  recordOf,
} from '@/lib/domain/product/catalog-flags';
import { type Bitset, erase, grown, insert, wordsFor } from './bitset';
import {
  allocateDocId,
  createDocIdAllocator,
  type DocIdAllocator,
  freeDocId,
  isAllocatedTo,
} from './doc-id-allocator';
import { DocIds } from './doc-ids';

export const COLUMNS = [
  'price',
  'discountPercent',
  'popularity',
  'rating',
  'createdAt',
  'soldOut',
  'id',
] as const;
export type ColumnName = (typeof COLUMNS)[number];

export type ColumnStore = {
  columns: Record<ColumnName, Float64Array>;
  docIds: DocIds;
  alive: Bitset;
  flags: Record<CatalogFlag, Bitset>;
  allocator: DocIdAllocator;
};

export function createColumnStore(): ColumnStore {
  const column = () => new Float64Array(64);
  return {
    columns: {
      price: column(),
      discountPercent: column(),
      popularity: column(),
      rating: column(),
      createdAt: column(),
      soldOut: column(),
      id: column(),
    },
    docIds: new DocIds(),
    alive: new Uint32Array(2),
    flags: recordOf(catalogFlags, () => new Uint32Array(2)),
    allocator: createDocIdAllocator(),
  };
}

/** Assigns adjacent doc ids to products that share a category and all merchant flags. */
export function claimDocId(store: ColumnStore, doc: CatalogDoc): number {
  const docId = allocateDocId(store.allocator, rangeKeyOf(doc));
  ensureCapacity(store);
  store.docIds.set(doc.id, docId);
  insert(store.alive, docId);
  return docId;
}

/** Returns whether the product would get a doc id from the same range now. */
export function isInPlace({ allocator }: ColumnStore, docId: number, doc: CatalogDoc): boolean {
  return isAllocatedTo(allocator, docId, rangeKeyOf(doc));
}

export function releaseDocId(store: ColumnStore, id: number, docId: number): void {
  store.docIds.delete(id);
  freeDocId(store.allocator, docId);
  for (const set of [store.alive, ...Object.values(store.flags)]) erase(set, docId);
}

/** Returns the values by which products are sorted and filtered. */
export function numbersOf(doc: CatalogDoc): Record<ColumnName, number> {
  return {
    price: doc.price,
    discountPercent: doc.discountPercent,
    popularity: doc.popularity,
    rating: doc.rating,
    createdAt: doc.createdAt,
    soldOut: doc.inStock ? 0 : 1,
    id: doc.id,
  };
}

export function writeFlags(store: ColumnStore, docId: number, doc: CatalogDoc): void {
  for (const { name } of catalogFlags) {
    (hasFlag(doc, name) ? insert : erase)(store.flags[name], docId);
  }
}

/**
 * Combines the category with one bit per merchant flag. Flags that depend on orders and reviews are
 * left out: each of their changes would move the product to another doc id and index it again.
 */
function rangeKeyOf(doc: CatalogDoc): number {
  let key = doc.categories.at(-1) ?? 0;
  for (const { name } of merchantFlags) key = 2 * key + (hasFlag(doc, name) ? 1 : 0);
  return key;
}

function ensureCapacity(store: ColumnStore): void {
  const { end } = store.allocator;
  const words = wordsFor(end);
  store.alive = grown(store.alive, words);
  for (const { name } of catalogFlags) store.flags[name] = grown(store.flags[name], words);
  if (end <= store.columns.id.length) return;
  for (const name of COLUMNS) {
    const larger = new Float64Array(end + Math.max(64, end >>> 2));
    larger.set(store.columns[name]);
    store.columns[name] = larger;
  }
}
