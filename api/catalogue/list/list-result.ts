export type ListResult<Item> = { results: Item[]; count: number };

export function toListResult<Item>(results: Item[]): ListResult<Item> {
  return { results, count: results.length };
}
