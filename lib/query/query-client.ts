import { Query, type QueryKey, type QueryState } from './query';
import { Writes } from './writes';

export type QueryOptions<Data, Shown = Data> = {
  /** Names the answer: an answer with the same key is the same one. */
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** How long the answer is good without asking again. */
  staleTime?: number;
  select?: (data: Data) => Shown;
  enabled?: boolean;
  /** How often it is asked for again while somebody looks at it. */
  refetchInterval?: (query: { state: QueryState<Data> }) => number | false;
  /** Asked for again when the shopper comes back to the tab. */
  refetchOnWindowFocus?: boolean;
  /** What is shown until there is an answer, from what was shown before. */
  placeholderData?: (before: Shown | undefined) => Shown | undefined;
};

export type ClientOptions = {
  staleTime: number;
  retry: (failures: number, error: Error) => boolean;
  retryAfterMs: number;
  /** Hears of every failure, of reads and writes alike. */
  onError: (error: Error) => void;
};

/** All queries whose keys begin so. */
type Filter = { queryKey?: QueryKey; predicate?: (query: { queryKey: QueryKey }) => boolean };

const KEPT_UNWATCHED = 50;

const defaults: ClientOptions = {
  staleTime: 0,
  retry: () => false,
  retryAfterMs: 1000,
  onError: () => {},
};

/**
 * Answers of the shop by key, for the browser. A subset of TanStack Query under its names, in a
 * sixth of its bytes (docs/decisions/018): what is not here can be had by changing an import.
 */
export class QueryClient {
  readonly options: ClientOptions;
  private readonly queries = new Map<string, Query<unknown>>();
  readonly writes = new Writes();

  constructor(options: Partial<ClientOptions> = {}) {
    this.options = { ...defaults, ...options };
  }

  query<Data>(key: QueryKey): Query<Data> {
    const hash = JSON.stringify(key);
    const known = this.queries.get(hash);
    if (known) return ofKey<Data>(known);

    const query = new Query<Data>(key);
    this.dropOldest();
    this.queries.set(hash, query);
    return query;
  }

  fetchQuery<Data>(options: Pick<QueryOptions<Data>, 'queryKey' | 'queryFn' | 'staleTime'>) {
    const query = this.query<Data>(options.queryKey);
    const { data } = query.state;
    return data !== undefined && query.isFresh(options.staleTime ?? this.options.staleTime)
      ? Promise.resolve(data)
      : query.fetch({ ...this.options, queryFn: options.queryFn });
  }

  async prefetchQuery<Data>(
    options: Pick<QueryOptions<Data>, 'queryKey' | 'queryFn' | 'staleTime'>,
  ) {
    await this.fetchQuery(options).catch(() => undefined);
  }

  setQueryData<Data>(key: QueryKey, data: Data) {
    this.query<Data>(key).set(data);
  }

  /** What is on a screen is asked for again at once, the rest when it is next looked at. */
  invalidateQueries(filter: Filter = {}) {
    for (const query of this.matching(filter)) query.invalidate();
  }

  cancelQueries(filter: Filter = {}) {
    for (const query of this.matching(filter)) query.cancel();
  }

  resetQueries(filter: Filter = {}) {
    for (const query of this.matching(filter)) query.reset();
  }

  /** What nobody looks at is dropped, the rest becomes empty and is not asked for again. */
  emptyQueries(filter: Filter = {}) {
    for (const query of this.matching(filter)) {
      if (query.isWatched) query.empty();
      else this.remove(query);
    }
  }

  removeQueries(filter: Filter = {}) {
    for (const query of this.matching(filter)) this.remove(query);
  }

  clear() {
    this.removeQueries();
  }

  private remove(query: Query<unknown>) {
    query.cancel();
    this.queries.delete(JSON.stringify(query.key));
  }

  private matching({ queryKey = [], predicate }: Filter): Query<unknown>[] {
    return [...this.queries.values()].filter(
      ({ key }) =>
        queryKey.every((part, place) => JSON.stringify(key[place]) === JSON.stringify(part)) &&
        (predicate?.({ queryKey: key }) ?? true),
    );
  }

  private dropOldest() {
    const unwatched = [...this.queries].filter(([, query]) => !query.isWatched);
    if (unwatched.length >= KEPT_UNWATCHED) this.queries.delete(unwatched[0]?.[0] ?? '');
  }
}

// A key stands for one shape of answer: whoever asks by it names the same call.
function ofKey<Data>(query: Query<unknown>): Query<Data> {
  return query as Query<Data>;
}
