export type ListResult<Item> = { results: Item[]; count: number };

/** For lists without pages. */
export function toListResult<Item>(results: Item[]): ListResult<Item> {
  return { results, count: results.length };
}
