import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { QueryState } from './query';
import type { QueryOptions } from './query-client';
import { useQueryClient } from './query-provider';

type Result<Shown> = {
  data: Shown | undefined;
  error: Error | null;
  isError: boolean;
  isSuccess: boolean;
  /** There is no answer yet. */
  isPending: boolean;
  isFetching: boolean;
  refetch: () => Promise<void>;
};

const unasked: QueryState<never> = { data: undefined, error: null, isFetching: false };

/** An answer of the shop: asked for when it is first shown or no longer good. */
export function useQuery<Data, Shown = Data>(options: QueryOptions<Data, Shown>): Result<Shown> {
  const { queryKey, enabled = true } = options;
  const client = useQueryClient();
  const hash = JSON.stringify(queryKey);
  const query = client.query<Data>(queryKey);

  const refetch = useEffectEvent(() => {
    if (enabled) void client.prefetchQuery({ ...options, staleTime: 0 });
  });
  const subscribe = useCallback(
    (listener: () => void) => query.watch(listener, () => refetch()),
    [query],
  );
  const state = useSyncExternalStore(
    subscribe,
    () => query.state,
    () => unasked,
  );

  const ask = useEffectEvent(() => void client.prefetchQuery(options));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another question.
  useEffect(() => {
    if (enabled) ask();
  }, [hash, enabled]);

  useRefetch(() => refetch(), options, state);
  const data = useShown(state.data, options);
  return {
    data,
    error: state.error,
    isError: state.error !== null,
    isSuccess: state.error === null && state.data !== undefined,
    isPending: state.data === undefined && state.error === null,
    isFetching: state.isFetching,
    refetch: () => client.prefetchQuery({ ...options, staleTime: 0 }),
  };
}

function useRefetch<Data, Shown>(
  refetch: () => void,
  { enabled = true, refetchInterval, refetchOnWindowFocus = false }: QueryOptions<Data, Shown>,
  state: QueryState<Data>,
) {
  const again = useEffectEvent(refetch);
  const everyMs = enabled && refetchInterval?.({ state });
  useEffect(() => {
    if (!everyMs) return;
    const timer = setInterval(() => again(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);

  useEffect(() => {
    if (!refetchOnWindowFocus) return;
    const look = () => document.visibilityState === 'visible' && again();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetchOnWindowFocus]);
}

function useShown<Data, Shown>(
  data: Data | undefined,
  { select, placeholderData }: QueryOptions<Data, Shown>,
): Shown | undefined {
  const before = useRef<Shown>(undefined);
  const shown = data === undefined ? placeholderData?.(before.current) : shownOf(data, select);
  useEffect(() => {
    before.current = shown;
  }, [shown]);
  return shown;
}

// Without `select` what is shown is the answer itself: the two types are one.
function shownOf<Data, Shown>(data: Data, select: ((data: Data) => Shown) | undefined): Shown {
  return select ? select(data) : (data as unknown as Shown);
}
