import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findUsedUp, giveBack, type Limit, spendLimits } from '@/api/services/session/limit';
import { testShop } from '@/tests/api/setup/shop';

const aLimit = (uses: number): Limit => ({ key: `limit:${randomUUID()}`, uses, seconds: 60 });

const BEGAN = Date.parse('2026-11-21T09:00:00Z');
const after = (seconds: number) => new Date(BEGAN + seconds * 1000);
const db = async () => (await testShop()).ports.db;
const spend = async (wanted: Limit[], at = 0) => spendLimits(await db(), wanted, after(at));
const find = async (wanted: Limit[], at = 0) => findUsedUp(await db(), wanted, after(at));

test('allows the configured uses per window and returns the time until the next one', async () => {
  const limit = aLimit(2);
  expect(await find([limit])).toBeNull();
  expect([await spend([limit]), await find([limit]), await spend([limit], 10)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await find([limit], 10.5)).toEqual({ limit, seconds: 50 });
  expect(await spend([limit], 20)).toEqual({ limit, seconds: 40 });
  expect(await find([limit], 59)).toEqual({ limit, seconds: 1 });
  expect(await find([limit], 60)).toBeNull();
});

test('begins a new window with the first use after the previous window', async () => {
  const limit = aLimit(1);
  expect(await spend([limit])).toBeNull();
  expect(await spend([limit], 59)).toEqual({ limit, seconds: 1 });
  expect(await spend([limit], 60)).toBeNull();
  expect(await find([limit], 119)).toEqual({ limit, seconds: 1 });
  expect(await spend([limit], 119)).toEqual({ limit, seconds: 1 });
});

test('a limit lasts no longer than its window after the clock is set back', async () => {
  const limit = aLimit(1);
  expect(await spend([limit], 93_000)).toBeNull();
  expect(await find([limit], 92_990)).toEqual({ limit, seconds: 60 });
  expect(await spend([limit], 92_990)).toEqual({ limit, seconds: 60 });
  expect(await find([limit])).toBeNull();
  expect(await spend([limit])).toBeNull();
  expect(await spend([limit], 1)).toEqual({ limit, seconds: 59 });
});

test('returns the first exhausted limit and does not use up the later ones', async () => {
  const [wide, narrow, last] = [aLimit(3), aLimit(1), aLimit(2)];
  const all = [wide, narrow, last];
  expect(await spend(all)).toBeNull();
  expect(await find(all)).toEqual({ limit: narrow, seconds: 60 });
  expect(await find([last, wide])).toBeNull();
  expect(await spend(all)).toEqual({ limit: narrow, seconds: 60 });
  expect(await spend([last])).toBeNull();
  expect(await find([narrow, last])).toEqual({ limit: narrow, seconds: 60 });
  expect(await find([last, narrow])).toEqual({ limit: last, seconds: 60 });
});

test('counts the uses of each limit separately', async () => {
  const [often, rarely] = [aLimit(5), aLimit(2)];
  for (const _ of [1, 2, 3]) await spend([often]);
  await spend([rarely]);
  expect([await find([often, rarely]), await find([rarely, often])]).toEqual([null, null]);
});

test('refunds a use only once, and only to the limits that are named', async () => {
  const [limit, other] = [aLimit(1), aLimit(1)];
  await spend([limit, other]);
  for (const _ of [1, 2]) await giveBack(await db(), [limit.key]);
  expect(await spend([limit])).toBeNull();
  expect(await spend([limit])).toEqual({ limit, seconds: 60 });
  expect(await spend([other])).toEqual({ limit: other, seconds: 60 });

  const both = [aLimit(1), aLimit(1)];
  await spend(both);
  await giveBack(
    await db(),
    both.map(({ key }) => key),
  );
  expect(await spend(both)).toBeNull();
});

test('allows every use when no limit applies', async () => {
  expect([await find([]), await spend([])]).toEqual([null, null]);
});
