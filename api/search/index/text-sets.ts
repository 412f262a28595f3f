/**
 * Sets of what a text may name, and the words that it is named by. The embedded index has bitsets; an
 * engine has expressions, of which it counts those that it is asked for.
 */
export type TextSets<Named> = {
  /** The term id of a word; -1 when nothing can be named by it. */
  termOf: (word: string) => number;
  /** How many have the term in their names. */
  uses: (termId: number) => number;
  /** Terms of words that begin so and are not in the vocabulary. */
  unlisted: (start: string) => number[];
  isCarried: (valueId: number) => boolean;
  /** Those with all terms of any of these forms. */
  withTerms: (forms: number[][]) => Named;
  withValues: (valueIds: number[]) => Named;
  /** Both may use the first set up. */
  unite: (target: Named, other: Named) => Named;
  intersect: (target: Named, other: Named) => Named;
  copy: (set: Named) => Named;
  count: (set: Named) => number;
  isEmpty: (set: Named) => boolean;
};

/** Of goods, which also belong to categories. */
export type GoodsSets<Goods> = TextSets<Goods> & {
  ofCategories: (ids: number[]) => Goods;
};
