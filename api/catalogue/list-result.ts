export type ListResult<Item> = { results: Item[]; count: number };

/** A list that is answered whole. */
export function toListResult<Item>(results: Item[]): ListResult<Item> {
  return { results, count: results.length };
}
