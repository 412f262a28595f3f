import type { CatalogDoc } from '@/api/search/catalog-doc';
import type { CatalogPage, CatalogQuery, IdCount } from '@/api/search/catalog-query';
import { suggestFor } from '@/api/search/catalog-suggest';
import type { GoodsPage, Suggested, SuggestLimits } from '@/api/search/search-port';
import { createCategoryNames } from '@/api/search/words/category-names';
import { createOptionNames } from '@/api/search/words/option-names';
import { countsOf } from '@/api/search/words/tags';
import { resetPool } from './bitset-pool';
import { findGoodsPage, findPage } from './catalog-page';
import {
  beginFilling,
  createState,
  discardOrders,
  factsOf,
  prepareState,
  putDoc,
  removeDoc,
  sampleOf,
  settleState,
} from './catalog-state';
import { partsOfState, restoreState, type StateParts, type StoredParts } from './state-parts';
import type { Steps } from './steps';
import { BLOCK_WORDS, blocksFor } from './term-blocks';

export type CatalogIndex = {
  readonly size: number;
  /** The number of products put or removed since the index was created. */
  readonly changes: number;
  put: (doc: CatalogDoc) => void;
  /**
   * Starts bulk loading into an empty index, which serves no queries until `prepare` has finished.
   */
  beginFilling: () => void;
  putAll: (docs: CatalogDoc[]) => void;
  remove: (id: number) => void;
  setCategories: (categories: { id: number; names: string[] }[]) => void;
  /** Sets attribute values that a text search also matches, such as colors and sizes. */
  setOptions: (options: { id: number; names: string[] }[]) => void;
  /** Does part of the work that later queries would do. Call it after each slice of changes. */
  settle: () => void;
  factsOf: (id: number) => number[];
  /** Returns up to `count` product ids spread over the index. */
  sample: (count: number) => number[];
  parts: () => StateParts;
  /** Fills an empty index with stored parts. */
  restore: (parts: StoredParts) => Steps;
  prepare: () => Steps;
  query: (query: CatalogQuery) => CatalogPage;
  /** Returns the page of a query without facets. */
  page: (query: CatalogQuery) => GoodsPage;
  categoryCounts: () => IdCount[];
  suggest: (text: string, limits: SuggestLimits) => Suggested;
};

/** If more than 1/8 of the products change at once, a full sort is cheaper than merging. */
const RESORT_FROM = 8;

/**
 * Creates an empty index. `valueAttribute` returns the attribute of a value; values of one
 * attribute are alternatives in a filter.
 */
export function createCatalogIndex(options: {
  valueAttribute: (valueId: number) => number | undefined;
}): CatalogIndex {
  const state = createState((id) => options.valueAttribute(id) ?? -id);

  let changes = 0;

  function begin(): void {
    resetPool(state.pool, blocksFor(state.store.allocator.end) * BLOCK_WORDS);
  }

  return {
    get size() {
      return state.store.docIds.size;
    },
    get changes() {
      return changes;
    },
    put(doc) {
      changes += 1;
      putDoc(state, doc);
    },
    beginFilling: () => beginFilling(state),
    putAll(docs) {
      if (docs.length * RESORT_FROM > state.store.docIds.size) discardOrders(state);
      changes += docs.length;
      for (const doc of docs) putDoc(state, doc);
    },
    remove(id) {
      changes += 1;
      removeDoc(state, id);
    },
    setCategories(categories) {
      state.categories = createCategoryNames(categories);
    },
    setOptions(options) {
      state.options = createOptionNames(options);
    },
    settle: () => settleState(state),
    factsOf: (id) => factsOf(state, id),
    sample: (count) => sampleOf(state, count),
    parts: () => partsOfState(state),
    restore: (parts) => restoreState(state, parts),
    prepare: () => prepareState(state),
    query(query) {
      begin();
      return findPage(state, query);
    },
    page(query) {
      begin();
      return findGoodsPage(state, query);
    },
    categoryCounts: () => countsOf(state.tags, 'categories'),
    suggest(text, limits) {
      begin();
      return suggestFor(state, text, limits);
    },
  };
}
