import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineLate, QueryCache, type Row } from '@/api/search/engine/query-cache';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An engine that responds on command. */
function heldEngine() {
  const asked: ((rows: Row[]) => void)[] = [];
  const ask = () => new Promise<Row[]>((resolve) => asked.push(resolve));
  return { ask, asked };
}

test('sends a known or pending statement again only after a change', async () => {
  const cache = new QueryCache();
  const { ask, asked } = heldEngine();
  const both = [cache.get('a', ask), cache.get('a', ask)];
  asked[0]?.([{ n: 1 }]);
  expect(await Promise.all(both)).toEqual([[{ n: 1 }], [{ n: 1 }]]);
  expect(await cache.get('a', ask)).toEqual([{ n: 1 }]);
  expect(asked).toHaveLength(1);

  cache.invalidate();
  const now = cache.get('a', ask);
  asked[1]?.([{ n: 2 }]);
  expect(await now).toEqual([{ n: 2 }]);
});

test('ignores a response from before a change', async () => {
  const cache = new QueryCache();
  const { ask, asked } = heldEngine();
  const before = cache.get('a', ask);
  cache.invalidate();
  const after = cache.get('a', ask);
  asked[1]?.([{ n: 2 }]);
  expect(await after).toEqual([{ n: 2 }]);
  asked[0]?.([{ n: 1 }]);
  await before;
  expect(await cache.get('a', ask)).toEqual([{ n: 2 }]);
});

test('returns the previous response to a slow statement, or fails if there is none', async () => {
  const cache = new QueryCache();
  const { ask, asked } = heldEngine();
  const late = expect(cache.get('a', ask)).rejects.toThrow(EngineLate);
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  asked[0]?.([{ n: 1 }]);
  await vi.advanceTimersByTimeAsync(0);

  cache.invalidate();
  const previous = cache.get('a', ask);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await previous).toEqual([{ n: 1 }]);
});
