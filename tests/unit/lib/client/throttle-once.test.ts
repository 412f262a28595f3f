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

test('something is done once in a while, also after a reload, each by its name', async () => {
  await expectOnce(async () => vi.resetModules());
});

test.each([
  ['nothing is stored', { ...storage, setItem: refuse }],
  ['the storage is refused', refusedStorage],
])('if %s, it is done once in a while by this page', async (_, other) => {
  vi.stubGlobal('sessionStorage', other);
  await expectOnce(async () => {});
});
