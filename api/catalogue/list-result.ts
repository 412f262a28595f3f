export type Listed<Item> = { results: Item[]; count: number };

/** A list that is answered whole. */
export function listed<Item>(results: Item[]): Listed<Item> {
  return { results, count: results.length };
}
