import { useState } from 'react';
import type { QueryClient, QueryOptions } from './query-client';
import { useQueryClient } from './query-provider';
import { useQuery } from './use-query';

type InfiniteOptions<Page> = {
  queryKey: QueryOptions<Page>['queryKey'];
  queryFn: (context: { pageParam: number; signal: AbortSignal }) => Promise<Page>;
  initialPageParam: number;
  /** Nothing after the last page. */
  getNextPageParam: (last: Page, pages: Page[]) => number | undefined;
  staleTime?: number;
};

type Pages<Page> = { pages: Page[] };

export function infiniteQueryOptions<Page>(options: InfiniteOptions<Page>): InfiniteOptions<Page> {
  return options;
}

/** A list asked for page by page; asked for again, it comes as far as it was shown. */
export function useInfiniteQuery<Page>(options: InfiniteOptions<Page>) {
  const client = useQueryClient();
  const [isFetchingNextPage, setFetchingNextPage] = useState(false);
  const { queryKey, staleTime } = options;
  const result = useQuery<Pages<Page>>({
    queryKey,
    queryFn: ({ signal }) => listPages(options, signal, knownPages(client, options).length),
    ...(staleTime !== undefined && { staleTime }),
  });

  async function fetchNextPage() {
    setFetchingNextPage(true);
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      listPages(options, signal, 1, knownPages(client, options));
    await client.prefetchQuery({ queryKey, queryFn, staleTime: 0 });
    setFetchingNextPage(false);
  }

  const hasNextPage =
    result.data !== undefined && nextParam(options, result.data.pages) !== undefined;
  return { ...result, hasNextPage, isFetchingNextPage, fetchNextPage };
}

/** The pages of before and up to `count` more. */
async function listPages<Page>(
  options: InfiniteOptions<Page>,
  signal: AbortSignal,
  count: number,
  before: Page[] = [],
): Promise<Pages<Page>> {
  const pages = [...before];
  const end = before.length + Math.max(count, 1);
  for (
    let pageParam = nextParam(options, pages);
    pageParam !== undefined && pages.length < end;
    pageParam = nextParam(options, pages)
  ) {
    pages.push(await options.queryFn({ pageParam, signal }));
  }
  return { pages };
}

function nextParam<Page>(options: InfiniteOptions<Page>, pages: Page[]): number | undefined {
  const last = pages.at(-1);
  return last === undefined ? options.initialPageParam : options.getNextPageParam(last, pages);
}

function knownPages<Page>(client: QueryClient, { queryKey }: InfiniteOptions<Page>): Page[] {
  return client.query<Pages<Page>>(queryKey).state.data?.pages ?? [];
}
