import { beforeEach, expect, test, vi } from 'vitest';
import { refuse, refusedStorage, storageOf } from '@/tests/support/storage';

const stored = new Map<string, string>();
const storage = storageOf(stored);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  stored.clear();
  vi.stubGlobal('sessionStorage', storage);
});

const open = async () => (await import('@/lib/client/page/reload')).throttleOnce;
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function expectOnce(reload: () => Promise<unknown>) {
  const first = await open();
  expect([first(1000, 'a'), first(1000, 'a'), first(1000, 'b')]).toEqual([true, false, true]);
  await reload();
  const once = await open();
  pass(999);
  expect(once(1000, 'a')).toBe(false);
  pass(1);
  expect([once(1000, 'a'), once(1000, 'a')]).toEqual([true, false]);
  pass(-1);
  expect(once(1000, 'a')).toBe(true);
}

test('allows each named action once per period, even after a reload', async () => {
  await expectOnce(async () => vi.resetModules());
});

test.each([
  ['the storage is full', { ...storage, setItem: refuse }],
  ['the storage is blocked', refusedStorage],
])('allows each named action once per period until a reload when %s', async (_, other) => {
  vi.stubGlobal('sessionStorage', other);
  await expectOnce(async () => {});
});
