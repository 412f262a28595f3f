import { resetPool } from './bitset-pool';
import type { CatalogDoc } from './catalog-doc';
import { findPage } from './catalog-page';
import type { CatalogPage, CatalogQuery } from './catalog-query';
import {
  createState,
  forgetOrders,
  prepareState,
  putCategories,
  putDoc,
  removeDoc,
  settleState,
} from './catalog-state';
import { type Suggested, suggestFor } from './catalog-suggest';
import { createOptionNames } from './option-names';
import { BLOCK_WORDS, blocksFor } from './term-blocks';

export type CatalogIndex = {
  readonly size: number;
  put: (doc: CatalogDoc) => void;
  putAll: (docs: CatalogDoc[]) => void;
  remove: (id: number) => void;
  setCategories: (categories: { id: number; names: string[] }[]) => void;
  /** Attribute values that a text search also matches: colours, sizes. */
  setOptions: (options: { id: number; names: string[] }[]) => void;
  /** After a slice of changes: does a share of the work that later queries would have to do. */
  settle: () => void;
  /** Builds what the first queries would otherwise have to build. */
  prepare: () => void;
  query: (query: CatalogQuery) => CatalogPage;
  suggest: (text: string, limits: { categories: number; products: number }) => Suggested;
};

/** When an eighth of the shop changes at once, a full sort is cheaper than merging. */
const RESORT_FROM = 8;

/** `valueAttribute` gives the attribute of a value: values of one attribute are alternatives in a filter. */
export function createCatalogIndex(options: {
  valueAttribute: (valueId: number) => number | undefined;
}): CatalogIndex {
  const state = createState((id) => options.valueAttribute(id) ?? -id);

  function begin(): void {
    resetPool(state.pool, blocksFor(state.store.allocator.end) * BLOCK_WORDS);
  }

  return {
    get size() {
      return state.store.docIds.size;
    },
    put: (doc) => putDoc(state, doc),
    putAll(docs) {
      if (docs.length * RESORT_FROM > state.store.docIds.size) forgetOrders(state);
      for (const doc of docs) putDoc(state, doc);
    },
    remove: (id) => removeDoc(state, id),
    setCategories: (categories) => putCategories(state, categories),
    setOptions(options) {
      state.options = createOptionNames(options);
    },
    settle: () => settleState(state),
    prepare: () => prepareState(state),
    query(query) {
      begin();
      return findPage(state, query);
    },
    suggest(text, limits) {
      begin();
      return suggestFor(state, text, limits);
    },
  };
}
