/**
 * Operations on sets of products or categories, and on the words that name them. The embedded index
 * uses bitsets; an engine uses expressions and fetches only the counts it needs.
 */
export type TextSets<Named> = {
  /** Returns the term id of a word, or -1 if no name contains it. */
  termOf: (word: string) => number;
  /** Returns the number of entries with the term in their names. */
  uses: (termId: number) => number;
  /** Returns terms for the words with this prefix that are missing from the vocabulary. */
  unlisted: (start: string) => number[];
  isCarried: (valueId: number) => boolean;
  /** Returns the entries that have all terms of any of these forms. */
  withTerms: (forms: number[][]) => Named;
  withValues: (valueIds: number[]) => Named;
  /** Returns the union of two sets. It may change `target` in place. */
  unite: (target: Named, other: Named) => Named;
  intersect: (target: Named, other: Named) => Named;
  copy: (set: Named) => Named;
  count: (set: Named) => number;
  isEmpty: (set: Named) => boolean;
};

/** Operations on sets of products, which can also be selected by category. */
export type GoodsSets<Goods> = TextSets<Goods> & {
  ofCategories: (ids: number[]) => Goods;
};
