import { restart } from './bitset-pool';
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
} from './catalog-state';
import { type Suggested, suggestFor } from './catalog-suggest';
import { createOptionNames } from './option-names';
import { BLOCK_WORDS, blocksFor } from './term-blocks';

export type CatalogIndex = {
  readonly size: number;
  /** Adds the product or takes its new state. */
  put: (doc: CatalogDoc) => void;
  putAll: (docs: CatalogDoc[]) => void;
  remove: (id: number) => void;
  setCategories: (categories: { id: number; names: string[] }[]) => void;
  /** Values by which goods are found beside their names: colours, sizes. */
  setOptions: (options: { id: number; names: string[] }[]) => void;
  /** To be called after loading: else the first queries do the same work. */
  prepare: () => void;
  query: (query: CatalogQuery) => CatalogPage;
  suggest: (text: string, limits: { categories: number; products: number }) => Suggested;
};

/** From an eighth of the shop on, orders are sorted anew. */
const MANY = 8;

/** `valueAttribute` names the attribute of a value: values of one are alternatives. A value without one stands alone. */
export function createCatalogIndex(options: {
  valueAttribute: (valueId: number) => number | undefined;
}): CatalogIndex {
  const state = createState((id) => options.valueAttribute(id) ?? -id);

  function begin(): void {
    restart(state.scratch, blocksFor(state.shelf.rooms.end) * BLOCK_WORDS);
  }

  return {
    get size() {
      return state.shelf.ordinals.size;
    },
    put: (doc) => putDoc(state, doc),
    putAll(docs) {
      if (docs.length * MANY > state.shelf.ordinals.size) forgetOrders(state);
      for (const doc of docs) putDoc(state, doc);
    },
    remove: (id) => removeDoc(state, id),
    setCategories: (categories) => putCategories(state, categories),
    setOptions(options) {
      state.options = createOptionNames(options);
    },
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
