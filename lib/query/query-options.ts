import type { QueryOptions } from './query-client';

/** Gives a query's parts their types; for sharing it between components. */
export function queryOptions<Data, Shown = Data>(
  options: QueryOptions<Data, Shown>,
): QueryOptions<Data, Shown> {
  return options;
}

/** As `placeholderData`: what was shown stays until the new answer is there. */
export function keepPreviousData<Shown>(before: Shown | undefined): Shown | undefined {
  return before;
}
