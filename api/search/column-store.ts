import { type Bitset, erase, grown, insert, wordsFor } from './bitset';
import type { CatalogDoc } from './catalog-doc';
import { createRooms, giveBackRoom, isRoomOf, type Rooms, takeRoom } from './doc-id-allocator';

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

/** Gives each product an ordinal and keeps its numbers by ordinal. */
export type Shelf = {
  columns: Record<ColumnName, Float64Array>;
  ordinals: Map<number, number>;
  alive: Bitset;
  discounted: Bitset;
  express: Bitset;
  rooms: Rooms;
};

export function createShelf(): Shelf {
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
    ordinals: new Map(),
    alive: new Uint32Array(2),
    discounted: new Uint32Array(2),
    express: new Uint32Array(2),
    rooms: createRooms(),
  };
}

/** Those of one category with the same flags get neighbouring ordinals. */
export function claimOrdinal(shelf: Shelf, doc: CatalogDoc): number {
  const ordinal = takeRoom(shelf.rooms, ownerOf(doc));
  makePlace(shelf);
  shelf.ordinals.set(doc.id, ordinal);
  insert(shelf.alive, ordinal);
  return ordinal;
}

/** Whether the product, as it is now, would still be put where it stands. */
export function isInPlace({ rooms }: Shelf, ordinal: number, doc: CatalogDoc): boolean {
  return isRoomOf(rooms, ordinal, ownerOf(doc));
}

export function releaseOrdinal(shelf: Shelf, id: number, ordinal: number): void {
  shelf.ordinals.delete(id);
  giveBackRoom(shelf.rooms, ordinal);
  for (const set of [shelf.alive, shelf.discounted, shelf.express]) erase(set, ordinal);
}

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

export function writeFlags(shelf: Shelf, ordinal: number, doc: CatalogDoc): void {
  (doc.discountPercent > 0 ? insert : erase)(shelf.discounted, ordinal);
  (doc.express ? insert : erase)(shelf.express, ordinal);
}

function ownerOf({ categories, discountPercent, express }: CatalogDoc): number {
  return 4 * (categories.at(-1) ?? 0) + (discountPercent > 0 ? 2 : 0) + (express ? 1 : 0);
}

function makePlace(shelf: Shelf): void {
  const { end } = shelf.rooms;
  const words = wordsFor(end);
  shelf.alive = grown(shelf.alive, words);
  shelf.discounted = grown(shelf.discounted, words);
  shelf.express = grown(shelf.express, words);
  if (end <= shelf.columns.id.length) return;
  for (const name of COLUMNS) {
    const larger = new Float64Array(end * 2);
    larger.set(shelf.columns[name]);
    shelf.columns[name] = larger;
  }
}
