import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineLate, QueryCache, type Row } from '@/api/search/engine/query-cache';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Stubs an engine whose queries stay pending until the test resolves them. */
function heldEngine() {
  const queries: ((rows: Row[]) => void)[] = [];
  const runQuery = () => new Promise<Row[]>((resolve) => queries.push(resolve));
  return { runQuery, queries };
}

test('reuses the result of a finished or pending statement until the data changes', async () => {
  const cache = new QueryCache();
  const { runQuery, queries } = heldEngine();
  const both = [cache.get('a', runQuery), cache.get('a', runQuery)];
  queries[0]?.([{ n: 1 }]);
  expect(await Promise.all(both)).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  expect(await cache.get('a', runQuery)).toEqual([{ n: 1 }]);
  expect(queries).toHaveLength(1);

  cache.invalidate();
  const now = cache.get('a', runQuery);
  queries[1]?.([{ n: 2 }]);
  expect(await now).toEqual([{ n: 2 }]);
});

test('does not cache the result of a query that was sent before a change', async () => {
  const cache = new QueryCache();
  const { runQuery, queries } = heldEngine();
  const before = cache.get('a', runQuery);
  cache.invalidate();
  const after = cache.get('a', runQuery);
  queries[1]?.([{ n: 2 }]);
  expect(await after).toEqual([{ n: 2 }]);
  queries[0]?.([{ n: 1 }]);
  await before;
  expect(await cache.get('a', runQuery)).toEqual([{ n: 2 }]);
});

test('returns the previous response to a slow statement, or fails if there is none', async () => {
  const cache = new QueryCache();
  const { runQuery, queries } = heldEngine();
  const late = expect(cache.get('a', runQuery)).rejects.toThrow(EngineLate);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  queries[0]?.([{ n: 1 }]);
  await vi.advanceTimersByTimeAsync(0);

  cache.invalidate();
  const previous = cache.get('a', runQuery);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await previous).toEqual([{ n: 1 }]);
});
