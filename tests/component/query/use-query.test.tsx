import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryClient, type QueryOptions } from '@/lib/query/query-client';
import { keepPreviousData } from '@/lib/query/query-options';
import { QueryClientProvider } from '@/lib/query/query-provider';
import { useInfiniteQuery } from '@/lib/query/use-infinite-query';
import { useMutation } from '@/lib/query/use-mutation';
import { useQuery } from '@/lib/query/use-query';
import { aPromise } from '@/tests/support/promise';

type Question = QueryOptions<string>;

function Answer({ question }: { question: Question }) {
  const { data, isError, isPending, isFetching, refetch } = useQuery(question);
  const words = [data, isPending && 'pending', isError && 'error', isFetching && 'fetching'];
  return (
    <button type="button" onClick={() => void refetch()}>
      {words.filter(Boolean).join(' ')}
    </button>
  );
}

const shown = () => screen.getByRole('button').textContent;

function show(question: Question, client = new QueryClient()) {
  const at = (asked: Question) => (
    <QueryClientProvider client={client}>
      <Answer question={asked} />
    </QueryClientProvider>
  );
  const { rerender } = render(at(question));
  return { client, ask: (other: Question) => rerender(at(other)) };
}

test('an answer is pending, then there, and again when it is invalid', async () => {
  let times = 0;
  const { client } = show({ queryKey: ['a'], queryFn: async () => `answer ${++times}` });
  expect(shown()).toBe('pending fetching');
  await vi.waitFor(() => expect(shown()).toBe('answer 1'));
  act(() => client.invalidateQueries({ queryKey: ['a'] }));
  await vi.waitFor(() => expect(shown()).toBe('answer 2'));
});

test('a failure shows, and asking again takes it away', async () => {
  let isBroken = true;
  const queryFn = async () => {
    if (isBroken) throw new Error('broken');
    return 'answer';
  };
  show({ queryKey: ['a'], queryFn });
  await vi.waitFor(() => expect(shown()).toBe('error'));
  isBroken = false;
  act(() => screen.getByRole('button').click());
  await vi.waitFor(() => expect(shown()).toBe('answer'));
});

test('nothing is asked for while it is not enabled', async () => {
  const queryFn = vi.fn(async () => 'answer');
  const { ask } = show({ queryKey: ['a'], queryFn, enabled: false });
  expect(queryFn).not.toHaveBeenCalled();
  ask({ queryKey: ['a'], queryFn, enabled: true });
  await vi.waitFor(() => expect(shown()).toBe('answer'));
});

test('the answer of before stays until the next is there', async () => {
  const next = aPromise<string>();
  const { ask } = show({ queryKey: ['a'], queryFn: async () => 'first' });
  await vi.waitFor(() => expect(shown()).toBe('first'));
  ask({ queryKey: ['b'], queryFn: () => next.promise, placeholderData: keepPreviousData });
  expect(shown()).toContain('first');
  await act(async () => next.resolve('second'));
  expect(shown()).toBe('second');
});

function Write({ told }: { told: string[] }) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (number: number) => {
      if (number < 0) throw new Error('negative');
      return number;
    },
    onMutate: (number) => told.push(`begun ${number}`),
    onError: () => told.push('own'),
    onSettled: () => told.push('settled'),
  });
  const then = { onError: () => told.push('caller') };
  return (
    <button type="button" onClick={() => mutate(-1, then)}>
      {isPending ? 'pending' : String(isError)}
    </button>
  );
}

test('an answer is asked for again as often as it says itself', async () => {
  let times = 0;
  show({
    queryKey: ['a'],
    queryFn: async () => `answer ${++times}`,
    refetchInterval: ({ state }) => (state.data === 'answer 3' ? false : 5),
  });
  await vi.waitFor(() => expect(shown()).toBe('answer 3'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(times).toBe(3);
});

function Pages({ queryFn }: { queryFn: (context: { pageParam: number }) => Promise<number[]> }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_, pages) => (pages.length < 3 ? pages.length + 1 : undefined),
  });
  return (
    <button type="button" onClick={() => void fetchNextPage()}>
      {`${data?.pages.flat().join(' ')} ${hasNextPage}`}
    </button>
  );
}

test('a list grows page by page, and is asked for again as far as it was shown', async () => {
  const client = new QueryClient();
  let shift = 0;
  const queryFn = vi.fn(async ({ pageParam }: { pageParam: number }) => [pageParam * 10 + shift]);
  render(
    <QueryClientProvider client={client}>
      <Pages queryFn={queryFn} />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(shown()).toBe('10 true'));
  act(() => screen.getByRole('button').click());
  await vi.waitFor(() => expect(shown()).toBe('10 20 true'));
  shift = 1;
  act(() => client.invalidateQueries({ queryKey: ['pages'] }));
  await vi.waitFor(() => expect(shown()).toBe('11 21 true'));
  act(() => screen.getByRole('button').click());
  await vi.waitFor(() => expect(shown()).toBe('11 21 31 false'));
  expect(queryFn).toHaveBeenCalledTimes(5);
});

test('a write tells how it went to its own, to the client and to whoever began it', async () => {
  const told: string[] = [];
  const client = new QueryClient({ onError: () => told.push('client') });
  render(
    <QueryClientProvider client={client}>
      <Write told={told} />
    </QueryClientProvider>,
  );
  act(() => screen.getByRole('button').click());
  await vi.waitFor(() => expect(shown()).toBe('true'));
  expect(told).toEqual(['begun -1', 'client', 'own', 'settled', 'caller']);
});
