export type QueryKey = readonly unknown[];

/** What a component sees of a query. `data` outlives a later failure. */
export type QueryState<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
};

export type Fetching<Data> = {
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** Whether to try again after so many failures. */
  retry: (failures: number, error: Error) => boolean;
  retryAfterMs: number;
  onError: (error: Error) => void;
};

const initial = { data: undefined, error: null, isFetching: false };

/** One answer of the shop: asked for once at a time, kept, and told to whoever looks at it. */
export class Query<Data> {
  readonly key: QueryKey;
  state: QueryState<Data> = initial;
  private updatedAt = Number.NEGATIVE_INFINITY;
  private fetching: { promise: Promise<Data>; abort: AbortController } | null = null;
  private readonly listeners = new Map<() => void, () => void>();

  constructor(key: QueryKey) {
    this.key = key;
  }

  get isWatched(): boolean {
    return this.listeners.size > 0;
  }

  isFresh(staleMs: number): boolean {
    return this.state.data !== undefined && Date.now() - this.updatedAt < staleMs;
  }

  /** `refetch` is how this watcher asks again when the answer is no longer good. */
  watch(listener: () => void, refetch: () => void): () => void {
    this.listeners.set(listener, refetch);
    return () => {
      this.listeners.delete(listener);
    };
  }

  invalidate() {
    this.cancel();
    this.updatedAt = Number.NEGATIVE_INFINITY;
    this.askAgain();
  }

  empty() {
    this.cancel();
    this.updatedAt = Number.NEGATIVE_INFINITY;
    this.become(initial);
  }

  reset() {
    this.empty();
    this.askAgain();
  }

  /** The answer on its way is not wanted any more; what was known stays. */
  cancel() {
    this.fetching?.abort.abort();
    this.fetching = null;
    if (this.state.isFetching) this.become({ ...this.state, isFetching: false });
  }

  /** Known without asking. */
  set(data: Data) {
    this.cancel();
    this.settle({ data, error: null, isFetching: false });
  }

  fetch(options: Fetching<Data>): Promise<Data> {
    if (this.fetching) return this.fetching.promise;
    const abort = new AbortController();
    const promise = this.attempt(options, abort.signal, 0);
    this.fetching = { promise, abort };
    // A failure is forgotten while it is tried again, unless there is an older answer to show.
    this.become({ ...(this.state.data === undefined ? initial : this.state), isFetching: true });
    return promise;
  }

  private async attempt(
    options: Fetching<Data>,
    signal: AbortSignal,
    failures: number,
  ): Promise<Data> {
    try {
      const data = await options.queryFn({ signal });
      if (!signal.aborted) this.settle({ data, error: null, isFetching: false });
      return data;
    } catch (thrown) {
      const error = toError(thrown);
      if (!signal.aborted && options.retry(failures, error)) {
        await new Promise((resolve) => setTimeout(resolve, options.retryAfterMs));
        if (!signal.aborted) return this.attempt(options, signal, failures + 1);
      }
      if (!signal.aborted) this.fail(error, options);
      throw error;
    }
  }

  private fail(error: Error, { onError }: Fetching<Data>) {
    this.settle({ ...this.state, error, isFetching: false });
    onError(error);
  }

  private askAgain() {
    for (const refetch of [...this.listeners.values()]) refetch();
  }

  private settle(state: QueryState<Data>) {
    this.fetching = null;
    if (!state.error) this.updatedAt = Date.now();
    this.become(state);
  }

  private become(state: QueryState<Data>) {
    this.state = state;
    for (const listener of this.listeners.keys()) listener();
  }
}

export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
