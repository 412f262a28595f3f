type FlagFilter = {
  /**
   * The name of the flag's query parameter, facet, message key under `catalog` and search engine
   * attribute. A stored flag also has database and import columns with this name.
   */
  name: string;
  /** Identifies the flag's count in a search engine. Numbers are never reused. */
  number: number;
  /**
   * Marks flagged products in a search engine. It starts with `_` and is unique among all keywords.
   */
  keyword: string;
};

/**
 * The minimum average rating of a product with the flag `well_rated`. The flag's label states this
 * rating.
 */
export const WELL_RATED_FROM = 4;

/** Flags that the merchant sets; each is a column of `products`. */
export const storedFlags = [
  { name: 'express', number: 2, keyword: '_x' },
] as const satisfies FlagFilter[];

/** Flags that depend only on the merchant's data, not on orders and reviews. */
export const merchantFlags = [
  { name: 'discounted', number: 1, keyword: '_y' },
  ...storedFlags,
] as const satisfies FlagFilter[];

/**
 * The boolean filters of the catalog, in the order of the filter panel and of URLs.
 *
 * The contract, the URLs, the filter panel, the index, the search engine, the database and the
 * import derive their flags from this table. Every flag is a filter with a count.
 */
export const catalogFlags = [
  ...merchantFlags,
  { name: 'in_stock', number: 3, keyword: '_i' },
  { name: 'well_rated', number: 4, keyword: '_g' },
] as const satisfies FlagFilter[];

export type CatalogFlag = (typeof catalogFlags)[number]['name'];
export type StoredFlag = (typeof storedFlags)[number]['name'];

/** The data of a product from which its flags are derived. */
export type FlagFacts = Record<StoredFlag, boolean> & {
  discountPercent: number;
  /** Whether any variant is in stock. */
  inStock: boolean;
  /** The average rating with one decimal; 0 without reviews. */
  rating: number;
};

/** Returns whether a product has a flag. */
export function hasFlag(facts: FlagFacts, name: CatalogFlag): boolean {
  switch (name) {
    case 'discounted':
      return facts.discountPercent > 0;
    case 'in_stock':
      return facts.inStock;
    case 'well_rated':
      return facts.rating >= WELL_RATED_FROM;
    default:
      return facts[name];
  }
}

/** Builds a record with one entry per flag. */
export function recordOf<Flag extends { name: string }, Value>(
  flags: readonly Flag[],
  toValue: (flag: Flag, position: number) => Value,
): Record<Flag['name'], Value> {
  const record: Record<string, Value> = {};
  for (const [position, flag] of flags.entries()) record[flag.name] = toValue(flag, position);
  return complete(record);
}

/** The cast is safe because `recordOf` sets an entry for each name. */
function complete<Name extends string, Value>(record: Record<string, Value>) {
  return record as Record<Name, Value>;
}
