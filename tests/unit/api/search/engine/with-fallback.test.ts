import { expect, test, vi } from 'vitest';
import { withCounts } from '@/api/search/engine/counted';
import { EngineGone, EngineLate } from '@/api/search/engine/query-cache';
import { withFallback } from '@/api/search/engine/with-fallback';
import type { SearchPort } from '@/api/search/search-port';

function searchThat(page: SearchPort['page']): SearchPort {
  const fail = async () => {
    throw new Error('not expected here');
  };
  return { page, list: fail, suggest: fail, categoryCounts: fail, categoryFirsts: fail };
}
const query = { page: 1, size: 1 };
const database = searchThat(async () => ({ ids: [2], count: 2 }));

test.each([
  ['is unreachable', new EngineGone('refused'), 1, 0],
  ['responds too late', new EngineLate('late'), 0, 1],
])('serves a request from the database when the engine %s', async (_, error, losses, lates) => {
  const [onFallback, onGone, onLate] = [vi.fn(), vi.fn(), vi.fn()];
  const engine = searchThat(async () => {
    throw error;
  });
  const ready = { search: engine, isReady: () => true, onFallback, onGone, onLate };
  const search = withFallback(ready, database);
  expect(await search.page(query)).toEqual({ ids: [2], count: 2 });
  expect(onGone).toHaveBeenCalledTimes(losses);
  expect(onFallback).toHaveBeenCalledTimes(losses);
  expect(onLate).toHaveBeenCalledTimes(lates);
});

test('does not query an engine that is not ready, and throws other errors', async () => {
  const broken = searchThat(async () => {
    throw new TypeError('ours');
  });
  let isReady = false;
  const onFallback = vi.fn();
  const no = () => {};
  const engine = { search: broken, isReady: () => isReady, onFallback, onGone: no, onLate: no };
  const search = withFallback(engine, database);
  expect(await search.page(query)).toEqual({ ids: [2], count: 2 });
  expect(onFallback).toHaveBeenCalledTimes(1);
  isReady = true;
  await expect(search.page(query)).rejects.toThrow('ours');
});

test('fetches each requested count only once', async () => {
  const queries: string[] = [];
  const count = async (expression: string) => queries.push(expression);
  const sum = await withCounts(count, ({ of }) => of('a') + of('b') + of('a') + of(null));
  expect([sum, queries]).toEqual([4, ['a', 'b']]);
});

test('fails when the caller requests new counts without end', async () => {
  let next = 0;
  const endless = withCounts(
    async () => 1,
    ({ of }) => of(`${++next}`),
  );
  await expect(endless).rejects.toThrow('not counted yet');
});
