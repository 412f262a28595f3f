import type { CatalogDoc } from '@/api/search/catalog-doc';
import type { CatalogSort } from '@/api/search/catalog-query';
import { type CategoryNames, createCategoryNames } from '@/api/search/words/category-names';
import { createOptionNames, type OptionNames } from '@/api/search/words/option-names';
import { assignTags, createTags, type Tags } from '@/api/search/words/tags';
import { docIdsIn } from './bitset';
import { type BitsetPool, createBitsetPool } from './bitset-pool';
import {
  COLUMNS,
  type ColumnStore,
  claimDocId,
  createColumnStore,
  isInPlace,
  numbersOf,
  releaseDocId,
  writeFlags,
} from './column-store';
import type { GroupOf } from './filter-sets';
import { termIdsOf } from './forward-index';
import { endFilling } from './inverted';
import {
  buildingOrder,
  createRanking,
  discardOrder,
  enterRanking,
  leaveRanking,
  mergeIfLong,
  type Ranking,
} from './ranking';
import { sortKeys } from './sort-keys';
import type { Steps } from './steps';
import { makeBlocks, remakeBlocks } from './term-blocks';
import { assignNames, createTextIndex, type TextIndex } from './text-index';

/** The in-memory index of all products for sale. */
export type CatalogState = {
  store: ColumnStore;
  tags: Tags;
  names: TextIndex;
  categories: CategoryNames;
  options: OptionNames;
  rankings: Record<CatalogSort, Ranking>;
  pool: BitsetPool;
  attributeOf: GroupOf;
};

export function createState(attributeOf: GroupOf): CatalogState {
  const store = createColumnStore();
  const ranking = (sort: CatalogSort) => createRanking(store, sortKeys[sort]);
  return {
    store,
    tags: createTags(),
    names: createTextIndex(),
    categories: createCategoryNames([]),
    options: createOptionNames([]),
    rankings: {
      popular: ranking('popular'),
      new: ranking('new'),
      price_asc: ranking('price_asc'),
      price_desc: ranking('price_desc'),
      discount: ranking('discount'),
      rating: ranking('rating'),
    },
    pool: createBitsetPool(),
    attributeOf,
  };
}

/** Adds or replaces a product. It gets a new doc id if its range has changed. */
export function putDoc(state: CatalogState, doc: CatalogDoc): void {
  const { store, tags, names } = state;
  const known = store.docIds.get(doc.id);
  if (known !== undefined && !isInPlace(store, known, doc)) removeDoc(state, doc.id);
  const kept = store.docIds.get(doc.id);
  const docId = kept ?? claimDocId(store, doc);
  if (kept === undefined) writeNewNumbers(state, docId, doc);
  else writeNumbers(state, docId, doc);
  writeFlags(store, docId, doc);
  assignTags(tags, docId, { ...doc, attributes: attributesOf(doc.values, state.attributeOf) });
  assignNames(names, docId, doc.names);
}

function attributesOf(values: number[], attributeOf: GroupOf): number[] {
  return [...new Set(values.map(attributeOf))].filter((id) => id !== undefined);
}

/** Removes a product. Does nothing when it is unknown. */
export function removeDoc(state: CatalogState, id: number): void {
  const docId = state.store.docIds.get(id);
  if (docId === undefined) return;
  for (const ranking of Object.values(state.rankings)) leaveRanking(ranking, docId);
  assignTags(state.tags, docId, {});
  assignNames(state.names, docId, []);
  releaseDocId(state.store, id, docId);
}

/**
 * Returns the doc id, the column values and the term ids of a product, to compare its indexed data.
 */
export function factsOf({ store, tags, names }: CatalogState, id: number): number[] {
  const docId = store.docIds.get(id);
  if (docId === undefined) return [];
  return [
    docId,
    ...COLUMNS.map((name) => store.columns[name][docId] ?? 0),
    ...termIdsOf(tags.inverted.forwardIndex, docId),
    ...termIdsOf(names.inverted.forwardIndex, docId),
  ];
}

/** Returns up to `count` product ids, evenly spread over the doc ids. */
export function sampleOf({ store }: CatalogState, count: number): number[] {
  const { size } = store.docIds;
  const step = Math.max(1, Math.floor(size / count));
  const sampled = docIdsIn(store.alive, size).filter((_, index) => index % step === 0);
  return Array.from(sampled.subarray(0, count), (docId) => store.columns.id[docId] ?? 0);
}

/** Starts bulk loading into an empty state, which serves no queries until it is prepared. */
export function beginFilling({ tags, names }: CatalogState): void {
  for (const { inverted } of [tags, names]) inverted.isFilling = true;
}

/** Builds the structures that the first queries would otherwise build. */
export function* prepareState({ rankings, tags, names, store }: CatalogState): Steps {
  const { end } = store.allocator;
  yield* endFilling(tags.inverted, tags.idOf.length, end);
  yield* endFilling(names.inverted, names.vocabulary.words.length, end);
  for (const ranking of Object.values(rankings)) yield* buildingOrder(ranking);
  yield* makeBlocks(tags.blocks, tags.inverted.forwardIndex, end);
}

/**
 * Rebuilds the changed blocks and merges at most one ranking. Each takes a few milliseconds.
 */
export function settleState({ rankings, tags }: CatalogState): void {
  remakeBlocks(tags.blocks, tags.inverted.forwardIndex);
  for (const ranking of Object.values(rankings)) if (mergeIfLong(ranking)) return;
}

export function discardOrders(state: CatalogState): void {
  for (const ranking of Object.values(state.rankings)) discardOrder(ranking);
}

function writeNewNumbers({ store, rankings }: CatalogState, docId: number, doc: CatalogDoc): void {
  const numbers = numbersOf(doc);
  for (const name of COLUMNS) store.columns[name][docId] = numbers[name];
  for (const ranking of Object.values(rankings)) enterRanking(ranking, docId);
}

/**
 * Updates a product's column values. Rankings find a product by its old values, so it must leave
 * the rankings before the values change.
 */
function writeNumbers({ store, rankings }: CatalogState, docId: number, doc: CatalogDoc): void {
  const numbers = numbersOf(doc);
  const changed = COLUMNS.filter((name) => store.columns[name][docId] !== numbers[name]);
  const moved = Object.values(rankings).filter(({ keys }) =>
    keys.some(({ column }) => changed.includes(column)),
  );
  for (const ranking of moved) leaveRanking(ranking, docId);
  for (const name of changed) store.columns[name][docId] = numbers[name];
  for (const ranking of moved) enterRanking(ranking, docId);
}
