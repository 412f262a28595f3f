type FlagFilter = {
  /**
   * The query parameter, the facet, the key of the message under `catalog`, the attribute in a
   * search engine, and for a stored flag also its column and its column of the import.
   */
  name: string;
  /** Counts the flag in a search engine. A number is never used for a second flag. */
  number: number;
  /** Marks goods in a search engine. It begins with `_`, and like no other keyword. */
  keyword: string;
};

/** The flags that the merchant sets: each is a column of `products`. */
export const storedFlags = [
  { name: 'express', number: 2, keyword: '_x' },
] as const satisfies FlagFilter[];

/**
 * The yes-or-no filters of the catalog, in the order of the panel and of addresses.
 *
 * Contract, address, panel, index, search engine, database and import derive from this table. All
 * of them filter by each flag and count it.
 */
export const catalogFlags = [
  { name: 'discounted', number: 1, keyword: '_y' },
  ...storedFlags,
] as const satisfies FlagFilter[];

export type CatalogFlag = (typeof catalogFlags)[number]['name'];
export type StoredFlag = (typeof storedFlags)[number]['name'];

/** The facts of a product that decide its flags. */
export type FlagFacts = Record<StoredFlag, boolean> & { discountPercent: number };

/** Whether a product has a flag. */
export function hasFlag(facts: FlagFacts, name: CatalogFlag): boolean {
  return name === 'discounted' ? facts.discountPercent > 0 : facts[name];
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

/** Holds because `recordOf` sets an entry for each name. */
function complete<Name extends string, Value>(record: Record<string, Value>) {
  return record as Record<Name, Value>;
}
