import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryClient } from '@/lib/query/query-client';
import { aPromise } from '@/tests/support/promise';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A question whose answers are 1, 2, 3 …, or failures where `fails` says so. */
type Asked = { key?: string[]; fails?: (time: number) => boolean };

function aQuestion({ key = ['cart', 'uz'], fails = () => false }: Asked = {}) {
  let times = 0;
  const queryFn = vi.fn(async (_: { signal: AbortSignal }) => {
    times += 1;
    if (fails(times)) throw new Error(`failure ${times}`);
    return times;
  });
  return { queryKey: key, queryFn };
}

test('two who ask at the same time share one answer', async () => {
  const client = new QueryClient();
  const cart = aQuestion();
  const answers = await Promise.all([client.fetchQuery(cart), client.fetchQuery(cart)]);

  expect(answers).toEqual([1, 1]);
  expect(cart.queryFn).toHaveBeenCalledOnce();
});

test('an answer is good for its time and asked for again after it', async () => {
  const client = new QueryClient({ staleTime: 1000 });
  const cart = aQuestion();
  await client.fetchQuery(cart);
  vi.advanceTimersByTime(999);
  expect(await client.fetchQuery(cart)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await client.fetchQuery(cart)).toBe(2);
});

test('a failure is tried again as often as the client says, and then told once', async () => {
  const onError = vi.fn();
  const client = new QueryClient({ retry: (failures) => failures < 2, retryAfterMs: 50, onError });
  const cart = aQuestion({ fails: () => true });
  const asked = client.prefetchQuery(cart);
  await vi.runAllTimersAsync();
  await asked;

  expect(cart.queryFn).toHaveBeenCalledTimes(3);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('failure 3'));
  expect(client.query(cart.queryKey).state).toEqual({
    data: undefined,
    error: new Error('failure 3'),
    isFetching: false,
  });
});

test('what was known outlives a later failure, and the next success takes the failure away', async () => {
  const client = new QueryClient();
  const cart = aQuestion({ fails: (time) => time === 2 });
  await client.fetchQuery(cart);
  await client.prefetchQuery(cart);
  expect(client.query(cart.queryKey).state).toMatchObject({ data: 1, error: expect.any(Error) });
  await client.prefetchQuery(cart);
  expect(client.query(cart.queryKey).state).toMatchObject({ data: 3, error: null });
});

test('what somebody looks at is asked for again at once when it is invalid, the rest later', async () => {
  const client = new QueryClient({ staleTime: 60_000 });
  const [seen, unseen] = [aQuestion({ key: ['cart', 'uz'] }), aQuestion({ key: ['cart', 'ru'] })];
  await Promise.all([client.fetchQuery(seen), client.fetchQuery(unseen)]);
  const refetch = vi.fn();
  client.query(seen.queryKey).watch(() => {}, refetch);
  client.invalidateQueries({ queryKey: ['cart'] });

  expect(refetch).toHaveBeenCalledOnce();
  expect(unseen.queryFn).toHaveBeenCalledOnce();
  expect(await client.fetchQuery(unseen)).toBe(2);
});

test('only keys that begin so are meant', async () => {
  const client = new QueryClient({ staleTime: 60_000 });
  const [cart, liked] = [aQuestion(), aQuestion({ key: ['liked', 'uz'] })];
  await Promise.all([client.fetchQuery(cart), client.fetchQuery(liked)]);
  client.invalidateQueries({ queryKey: ['liked'] });

  expect(await client.fetchQuery(cart)).toBe(1);
  expect(await client.fetchQuery(liked)).toBe(2);
});

test('a cancelled answer that comes all the same changes nothing and tells nobody', async () => {
  const onError = vi.fn();
  const client = new QueryClient({ onError });
  const late = aPromise<string>();
  const asked = client.prefetchQuery({ queryKey: ['cart'], queryFn: () => late.promise });
  client.cancelQueries({ queryKey: ['cart'] });
  expect(client.query(['cart']).state.isFetching).toBe(false);
  late.resolve('too late');
  await asked;

  expect(client.query(['cart']).state.data).toBeUndefined();
  expect(onError).not.toHaveBeenCalled();
});

test('a reset query is empty and asked for again by who looks at it', async () => {
  const client = new QueryClient();
  const cart = aQuestion();
  await client.fetchQuery(cart);
  const refetch = vi.fn();
  client.query(cart.queryKey).watch(() => {}, refetch);
  client.resetQueries({ queryKey: ['cart'] });

  expect(client.query(cart.queryKey).state.data).toBeUndefined();
  expect(refetch).toHaveBeenCalledOnce();
});

test('emptied queries are not asked for again, and those unseen are gone', async () => {
  const client = new QueryClient();
  const [seen, unseen] = [aQuestion({ key: ['user'] }), aQuestion({ key: ['orders'] })];
  await Promise.all([client.fetchQuery(seen), client.fetchQuery(unseen)]);
  const refetch = vi.fn();
  const watched = client.query(seen.queryKey);
  watched.watch(() => {}, refetch);
  const dropped = client.query(unseen.queryKey);
  client.emptyQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'cart' });

  expect(watched.state.data).toBeUndefined();
  expect(refetch).not.toHaveBeenCalled();
  expect(client.query(unseen.queryKey)).not.toBe(dropped);
});

test('work of one scope is done in turn, whatever became of the work before', async () => {
  const client = new QueryClient();
  const done: string[] = [];
  const work = (name: string, ms: number, fails = false) =>
    client.writes
      .inTurn('cart', async () => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        done.push(name);
        if (fails) throw new Error(name);
      })
      .catch(() => undefined);
  const all = Promise.all([work('first', 30, true), work('second', 10), work('third', 0)]);
  await vi.runAllTimersAsync();
  await all;

  expect(done).toEqual(['first', 'second', 'third']);
});

test('answers that nobody looks at do not pile up', async () => {
  const client = new QueryClient({ staleTime: 60_000 });
  const first = aQuestion({ key: ['suggest', 'a'] });
  await client.fetchQuery(first);
  for (let time = 0; time < 60; time += 1) {
    await client.fetchQuery(aQuestion({ key: ['suggest', String(time)] }));
  }
  expect(await client.fetchQuery(first)).toBe(2);
});
