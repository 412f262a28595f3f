import { beforeEach, expect, test, vi } from 'vitest';
import { EngineFollower } from '@/api/search/engine/engine-follower';
import { tablesOf } from '@/api/search/engine/engine-names';
import { createWordList } from '@/api/search/engine/word-list';

const list = createWordList();
const invalidateCache = vi.fn();
/** The last change number that the engine reports. */
let changedThere = 0;
const query = async () => [{ filled_at: 1, changed: changedThere, horizon: 7 }];
const client = {
  cachedQuery: query,
  query,
  run: async () => [],
  invalidateCache,
  close: async () => {},
};

const stateAt = (changed: number) => ({
  filledAt: 1,
  changed,
  horizon: 7,
  database: '',
  chosenBy: [],
});

let follower: EngineFollower;
beforeEach(() => {
  follower = new EngineFollower(client, tablesOf('shop'));
  follower.take(stateAt(1), list);
  invalidateCache.mockClear();
});

test('invalidates the cache only after the last part of a change', () => {
  follower.take(stateAt(2), list, { isPart: true });
  follower.take(stateAt(3), list, { isPart: true });
  expect(invalidateCache).not.toHaveBeenCalled();
  expect(follower.state?.changed).toBe(3);
  // The last part can be empty.
  follower.take(stateAt(3), list);
  expect(invalidateCache).toHaveBeenCalledOnce();
});

test("invalidates the cache at once if another writer's change arrives between parts", () => {
  follower.take(stateAt(2), list, { isPart: true });
  follower.take(stateAt(3), list);
  expect(invalidateCache).toHaveBeenCalledOnce();
  follower.take(stateAt(4), list, { isPart: true });
  follower.take(stateAt(4), list);
  expect(invalidateCache).toHaveBeenCalledTimes(2);
});

test('invalidates the cache on refresh when the last part of a change is missing', async () => {
  follower.take(stateAt(2), list, { isPart: true });
  changedThere = 2;
  await follower.refresh();
  expect(invalidateCache).toHaveBeenCalledOnce();
  await follower.refresh();
  expect(invalidateCache).toHaveBeenCalledOnce();
});
